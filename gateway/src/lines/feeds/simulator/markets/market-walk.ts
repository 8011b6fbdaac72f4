import { unit } from '../random.ts';
import type { MoveCursor } from './market-pace.ts';

/** What a burst is about. Sides and totals mostly move apart from each other. */
export type WalkKind = 'side' | 'total';

/**
 * Figure of about standard normal size at the end of a burst: waves of several lengths, so that it drifts over days and
 * trembles within minutes, and can be asked for at any burst without walking there.
 */
const anchorOf = (key: number, kind: number, burst: number): number => {
  let sum = 0;
  for (const [length, size] of WAVES) {
    const at = Math.floor(burst / length);
    const fraction = burst / length - at;
    const from = unit(key, kind, length, at) - 0.5;
    const to = unit(key, kind, length, at + 1) - 0.5;
    sum += size * (from + (to - from) * fraction);
  }
  return sum;
};

const WAVES: ReadonlyArray<readonly [bursts: number, size: number]> = [
  [1, 0.35],
  [7, 0.35],
  [45, 0.5],
  [300, 1],
  [2_000, 2.4],
];

const isAbout = (key: number, kind: WalkKind, burst: number): boolean => {
  const figure = unit(key, 41, burst);
  return kind === 'side' ? figure < 0.62 : figure > 0.42;
};

/** The last burst up to this one that was about it: two steps back on average. */
const burstAbout = (key: number, kind: WalkKind, burst: number): number => {
  let at = burst;
  while (!isAbout(key, kind, at)) at -= 1;
  return at;
};

/** How far the market has walked from where the strengths alone would put it, in standard deviations of its drift. */
export const walkAt = (key: number, kind: WalkKind, { burst, made, of }: MoveCursor): number => {
  const kindKey = kind === 'side' ? 51 : 52;
  const before = anchorOf(key, kindKey, burstAbout(key, kind, burst - 1));
  if (!isAbout(key, kind, burst) || made === 0) return before;
  const after = anchorOf(key, kindKey, burst);
  if (made === of) return after;
  // On its way, and at times beyond it.
  return before + (after - before) * (made / of) + 0.1 * (unit(key, kindKey, 61, burst, made) - 0.5);
};

/** The place of a lesser market (a half, a team's total): it follows the full game with one burst in several. */
export const followerCursor = (
  { burst, made, of }: MoveCursor,
  order: number,
  followers: number,
): MoveCursor => {
  const behind = (((burst - order) % followers) + followers) % followers;
  if (behind === 0 && made === of) return { burst, made, of };
  return { burst: burst - (behind === 0 ? followers : behind), made: 1, of: 1 };
};
