/** Short dry sounds, made on the spot: wood, sand, a shaker. Nothing is loaded, and one switch silences all. */
import { preferences } from "../house/preferences.svelte";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound only after the visitor touched something: call it from a click. */
export function wakeSound(): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

function noise(audio: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  }
  return hiss;
}

interface Burst {
  at?: number;
  length: number;
  volume: number;
  pitch: number;
  sharpness?: number;
}

/** A burst of filtered noise: something that hits, rattles or trickles. */
export function burst(audio: AudioContext, { at = 0, length, volume, pitch, sharpness = 1 }: Burst): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise(audio);
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, Math.random() * 0.5, length + 0.05);
}

interface Tone {
  at?: number;
  length: number;
  volume: number;
  from: number;
  to: number;
  shape?: OscillatorType;
}

/** A tone that glides. */
export function tone(audio: AudioContext, { at = 0, length, volume, from, to, shape = "triangle" }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}

const SOUNDS = {
  /** Dice on wood; `many` dice make more of it. */
  dice(audio: AudioContext, many: number) {
    for (let hit = 0; hit < Math.min(3 + 2 * many, 14); hit++) {
      const at = 0.05 + 0.6 * Math.random() ** 0.7;
      burst(audio, { at, length: 0.05, volume: 0.5 * (1 - at), pitch: 900 + 1400 * Math.random(), sharpness: 6 });
    }
  },
  /** A die in a shaker. */
  shake(audio: AudioContext) {
    for (let hit = 0; hit < 5; hit++)
      burst(audio, { at: hit * 0.045, length: 0.035, volume: 0.3, pitch: 2200 + 900 * Math.random(), sharpness: 4 });
  },
  sand(audio: AudioContext) {
    burst(audio, { length: 0.5, volume: 0.16, pitch: 5200, sharpness: 0.6 });
  },
  /** Something is put down. */
  wood(audio: AudioContext) {
    burst(audio, { length: 0.07, volume: 0.6, pitch: 420, sharpness: 8 });
  },
  /** A car honks by: something is lost. */
  loss(audio: AudioContext) {
    tone(audio, { length: 0.35, volume: 0.18, from: 300, to: 120, shape: "sawtooth" });
  },
  /** It is your turn. */
  turn(audio: AudioContext) {
    tone(audio, { length: 0.18, volume: 0.12, from: 520, to: 540 });
  },
  gain(audio: AudioContext) {
    tone(audio, { length: 0.12, volume: 0.16, from: 620, to: 660 });
    tone(audio, { at: 0.09, length: 0.18, volume: 0.16, from: 880, to: 900 });
  },
  win(audio: AudioContext) {
    [523, 659, 784, 1047].forEach((pitch, place) =>
      tone(audio, { at: place * 0.11, length: 0.3, volume: 0.18, from: pitch, to: pitch * 1.01 }),
    );
  },
};

export type Sound = keyof typeof SOUNDS;
/** A sound that only one game has. */
export type Make = (audio: AudioContext, many: number) => void;

export function play(sound: Sound | Make, many = 1): void {
  if (!preferences.sound || !context || context.state !== "running" || document.hidden) return;
  const make: Make = typeof sound === "string" ? SOUNDS[sound] : sound;
  make(context, many);
}
