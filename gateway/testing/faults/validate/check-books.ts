import { isDeepStrictEqual } from 'node:util';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';

/** What somebody holds of the topic at the end. */
export interface Holding {
  who: string;
  /** null: nothing dependable. */
  state: Pick<TopicState, 'game' | 'line'> | null;
}

/**
 * @param prices of every game, as the mover has them
 * @param first a gateway's own; all others must hold exactly the same, record by record
 * @returns one line per difference
 */
export const checkBooks = (
  prices: ReadonlyMap<number, number>,
  first: Holding,
  others: readonly Holding[],
): string[] => {
  if (first.state === null) return [`${first.who} holds nothing`];
  const differences: string[] = [];
  const lines = new Map([...first.state.line.values()].map((line) => [line.gameNum, line]));
  for (const [gameNum, price] of prices) {
    const shown = lines.get(gameNum)?.spreadAdj2 ?? null;
    if (shown !== price)
      differences.push(`${first.who} has game ${gameNum} at ${shown}, the mover at ${price}`);
  }
  if (lines.size !== prices.size) differences.push(`${first.who} has ${lines.size} lines of ${prices.size}`);
  for (const { who, state } of others) {
    if (state === null) differences.push(`${who} holds nothing`);
    else if (!isDeepStrictEqual([state.game, state.line], [first.state.game, first.state.line]))
      differences.push(`${who} does not hold what ${first.who} holds`);
  }
  return differences;
};
