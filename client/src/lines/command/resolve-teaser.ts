import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { ownValue } from '@lineboard/domain/ground/keyed/own-value';
import type { CommandTeaser } from './read-command.ts';

/** Why no teaser of the book is meant: none moves so far, none takes all of these sports, none so many picks. */
export type TeaserFault = 'points' | 'sports' | 'teams';

export type ResolvedTeaser =
  | { ok: true; card: TeaserCard }
  /** `offered`: what could be written instead, or the numbers of picks; nothing for sports. */
  | { ok: false; fault: TeaserFault; offered: string };

const listOffered = (names: readonly (number | string)[]): string => [...new Set(names)].join(', ');

/**
 * The teaser that is called by its points: those of the first pick's sport, or of any sport as long as that isn't
 * known. Several that move as far are told apart by their tie rule; without one it is the first in the menu's order,
 * and what it does is said.
 *
 * @param sports of the picks that are known, in their order
 * @param teams the number of picks that are typed
 * @param isWhole no pick follows: the amount is typed
 * @param teasers in the menu's order; pleasers have no short name
 */
export const resolveTeaser = (
  { points, tieRule }: CommandTeaser,
  sports: readonly string[],
  teams: number,
  isWhole: boolean,
  teasers: readonly TeaserCard[],
): ResolvedTeaser => {
  const [first] = sports;
  const movesOf = (card: TeaserCard): readonly (number | undefined)[] =>
    first === undefined ? Object.values(card.points) : [ownValue(card.points, first)];
  const standard = teasers.filter(({ category }) => category === 'Standard');
  const named = standard.filter(
    (card) => movesOf(card).includes(points) && (tieRule === null || card.tieRule === tieRule),
  );
  if (named.length === 0)
    return {
      ok: false,
      fault: 'points',
      offered: listOffered(
        standard.flatMap((card) =>
          movesOf(card)
            .slice(0, 1)
            .flatMap((moved) => (moved === undefined ? [] : [`${moved}${card.tieRule}`])),
        ),
      ),
    };
  const ofSports = named.filter((card) =>
    sports.every((sport) => ownValue(card.points, sport) !== undefined),
  );
  if (ofSports.length === 0) return { ok: false, fault: 'sports', offered: '' };
  const card = ofSports.find(({ payCards }) => payCards[teams] !== undefined);
  if (card !== undefined) return { ok: true, card };
  // A pick that is still to come may make the number right.
  const numbers = ofSports.flatMap(({ payCards }) => Object.keys(payCards).map(Number));
  return isWhole || teams > Math.max(...numbers)
    ? { ok: false, fault: 'teams', offered: listOffered(numbers.toSorted((a, b) => a - b)) }
    : { ok: true, card: ofSports[0]! };
};
