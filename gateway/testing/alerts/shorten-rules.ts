/** So many times faster than the rules of the documents. */
const FASTER = 30;
/** Ten scrapes of a second: a rate needs two of them, and a busy machine misses some. */
const SHORTEST_RANGE_S = 10;
const SHORTEST_FOR_S = 1;

const SECONDS_OF: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

const shorten = (count: string, unit: string, shortestS: number): string =>
  `${Math.max(shortestS, Math.round((Number(count) * (SECONDS_OF[unit] ?? 1)) / FASTER))}s`;

/**
 * The rules as they stand, but thirty times as fast: each `for:` and each range in brackets becomes a thirtieth, at
 * least 1 s and 10 s. What is asked for, and how much of it is too much, stays.
 */
export const shortenRules = (rules: string): string =>
  rules
    .replaceAll(
      /^( +for: )(\d+)([smh])$/gm,
      (_, key: string, count: string, unit: string) => `${key}${shorten(count, unit, SHORTEST_FOR_S)}`,
    )
    .replaceAll(
      /\[(\d+)([smh])\]/g,
      (_, count: string, unit: string) => `[${shorten(count, unit, SHORTEST_RANGE_S)}]`,
    );
