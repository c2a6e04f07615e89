import sys, time, random
import dicehouse
def run(g, secs=2.0):
    r = random.Random(1).random
    n = c = games = 0
    t0 = time.perf_counter()
    while time.perf_counter() - t0 < secs:
        s = g.new(); games += 1
        act, roll, legal = g.act, g.roll, g.legal_actions
        while True:
            d = s.due
            if d is not None:
                s, _ = roll(s, d.sample(r)); c += 1
            elif s.actors:
                seat = s.actors[0] if len(s.actors) == 1 else s.actors[int(r() * len(s.actors))]
                l = legal(s, seat)
                s, _ = act(s, seat, l[int(r() * len(l))]); n += 1
            else:
                break
    dt = time.perf_counter() - t0
    print(f"{n/dt:,.0f} dec/s {c/dt:,.0f} ch/s {c/n:.2f} ch/dec {n/games:.1f} dec/game")
name, players, *o = sys.argv[1:]
run(dicehouse.create(name, players, **dict(x.split("=") for x in o)))
