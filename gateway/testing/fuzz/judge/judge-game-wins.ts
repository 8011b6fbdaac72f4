import type { JudgedWager } from './read-judged.ts';

/** HR-69: the most that a customer wins of one game with all its combinations. */
const MOST_CENTS = 1_000_000;
/** Between reading the clock and writing, and between a grade and what it makes room for. */
const SLACK_MS = 1_000;

const listGames = ({ terms, legs }: JudgedWager): Set<number> =>
  new Set(
    terms?.kind === 'combination'
      ? terms.combinations.flatMap(({ legs: indexes }) => indexes.flatMap((at) => legs[at]?.game_num ?? []))
      : [],
  );

/** @param wagers of one customer @returns what is over it, with the wager that went over */
export const judgeGameWins = (
  wagers: readonly JudgedWager[],
): Array<{ wager: JudgedWager; what: string }> => {
  const combined = wagers
    .filter(({ terms }) => terms?.kind === 'combination')
    .toSorted((a, b) => a.acceptedMs - b.acceptedMs);
  return combined.flatMap((wager, at) =>
    [...listGames(wager)].flatMap((gameNum) => {
      const open = combined
        .slice(0, at)
        .filter((other) => other.releasedMs > wager.acceptedMs + SLACK_MS && listGames(other).has(gameNum));
      const cents = [...open, wager].reduce((sum, { to_win_cents: toWin }) => sum + toWin, 0);
      return cents > MOST_CENTS ? [{ wager, what: `may win ${cents} of game ${gameNum}` }] : [];
    }),
  );
};
