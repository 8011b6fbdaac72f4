import type { Cents } from '../../ground/money/cents.ts';
import type { MadeByKind } from './figure-charts.schema.ts';

export interface Made {
  /** A sport, or a kind of wager. */
  name: string;
  wagers: number;
  winLossCents: Cents;
}

/** What was made by sport alone, or by kind of wager alone: the most won first, the most lost last. */
export const addMadeBy = (kinds: readonly MadeByKind[], by: 'sportType' | 'wagerType'): Made[] => {
  const made = new Map<string, Made>();
  for (const { wagers, winLossCents, [by]: name } of kinds) {
    const before = made.get(name) ?? { name, wagers: 0, winLossCents: 0 };
    made.set(name, {
      name,
      wagers: before.wagers + wagers,
      winLossCents: before.winLossCents + winLossCents,
    });
  }
  return [...made.values()].toSorted((one, other) => other.winLossCents - one.winLossCents);
};
