interface Claim {
  readonly take: () => void;
  readonly lose: () => void;
}

/** The locks of a browser, as its tabs see them: one holds, the others wait in line, and a tab that steals is next. */
export class FakeLocks {
  private readonly lines = new Map<string, Claim[]>();

  readonly request = (
    name: string,
    { signal, steal = false }: { signal?: AbortSignal; steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = this.lines.get(name) ?? [];
      this.lines.set(name, line);
      const leave = () => {
        const place = line.indexOf(claim);
        if (place < 0) return;
        line.splice(place, 1);
        if (place === 0) line[0]?.take();
      };
      const lose = () => reject(new DOMException('Not held any more', 'AbortError'));
      const claim = { take: () => void hold().then(leave).then(resolve), lose };
      signal?.addEventListener('abort', () => {
        if (line[0] === claim) return;
        leave();
        lose();
      });
      if (steal) line.shift()?.lose();
      if (steal) line.unshift(claim);
      else line.push(claim);
      if (line[0] === claim) queueMicrotask(claim.take);
    });
}
