import { compareRational } from '../../ground/money/rational.ts';
import { readRational } from '../../ground/money/rational-text.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import type { StoryBet } from './ticket-story.schema.ts';

/** What legs of one game paid together (HR-64), to the nearest whole price; null beyond the longest one. */
export interface PlacedCombination {
  wagerNumber: number;
  /** Their numbers on the ticket, from 1, ascending. */
  numbers: readonly number[];
  /** When they were put together; undefined where that was as seen, or isn't known. */
  picked: AmericanPrice | null | undefined;
  /** On the slip when it was sent; undefined of wagers from before it was kept. */
  seen: AmericanPrice | null | undefined;
  got: AmericanPrice | null;
  /** How it moved from what was seen, by the exact fractions; null where that isn't known. */
  moved: 'better' | 'same' | 'worse' | null;
}

const priceOf = (factor: string): AmericanPrice | null => nearestAmericanPrice(readRational(factor));

const compare = (seen: string, got: string): 'better' | 'same' | 'worse' => {
  const order = compareRational(readRational(got), readRational(seen));
  return order === 0 ? 'same' : order > 0 ? 'better' : 'worse';
};

/** The combinations of a ticket, in the order of its wagers. */
export const listPlacedCombinations = (
  bets: ReadonlyArray<Pick<StoryBet, 'wagerNumber' | 'terms'>>,
): PlacedCombination[] =>
  bets.flatMap(({ wagerNumber, terms }) =>
    'combinations' in terms
      ? terms.combinations.map(({ legs, factor, seenFactor, pickedFactor }) => ({
          wagerNumber,
          numbers: legs.map((at) => at + 1).toSorted((a, b) => a - b),
          picked:
            pickedFactor === undefined || pickedFactor === seenFactor ? undefined : priceOf(pickedFactor),
          seen: seenFactor === undefined ? undefined : priceOf(seenFactor),
          got: priceOf(factor),
          moved: seenFactor === undefined ? null : compare(seenFactor, factor),
        }))
      : [],
  );
