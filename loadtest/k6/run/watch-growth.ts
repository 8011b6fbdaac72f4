/** How large a gateway's process is, by its own figures. */
export interface Growth {
  atMs: number;
  residentBytes: number;
  handles: number;
}

const EVERY_MS = 10_000;

const readFigure = (text: string, name: string): number =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);

/** Looks at a gateway's figures every ten seconds. @returns how to stop, with what was seen */
export const watchGrowth = (origin: string, token: string): (() => Growth[]) => {
  const seen: Growth[] = [];
  const look = async (): Promise<void> => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    seen.push({
      atMs: Date.now(),
      residentBytes: readFigure(text, 'process_resident_memory_bytes'),
      handles: readFigure(text, 'nodejs_active_resources_total'),
    });
  };
  const timer = setInterval(() => void look().catch(console.error), EVERY_MS);
  return () => {
    clearInterval(timer);
    return seen;
  };
};
