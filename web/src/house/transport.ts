/** How the page reaches its house: over the network, or in the page itself (local/transport.ts). */

export interface Answer {
  status: number;
  /** The content type. */
  type: string;
  text: string;
}

/** A connection that texts go over, in the words of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Ask the HTTP API; null where the house cannot be reached. */
  request(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer | null>;
  socket(): Socket;
}

const network: Transport = {
  async request(method, path, headers, body) {
    let response: Response;
    try {
      response = await fetch(`/api${path}`, { method, headers, body });
    } catch {
      return null;
    }
    if (response.headers.has("X-Unreached")) return null; // the service worker says so
    const { status } = response;
    const text = status === 204 ? "" : await response.text();
    return { status, type: response.headers.get("Content-Type") ?? "", text };
  },

  socket: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`) as Socket,
};

let chosen = network;

/** Reach the house in another way from now on. */
export function reachBy(transport: Transport): void {
  chosen = transport;
}

export const transport: Transport = {
  request: (...asked) => chosen.request(...asked),
  socket: () => chosen.socket(),
};
