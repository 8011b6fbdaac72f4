import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { ownValue } from '../../ground/keyed/own-value.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { isTeasable } from './is-teasable.ts';

/**
 * Points by which a teaser moves a pick (HR-12): towards the customer when positive, in pleasers against and negative.
 *
 * @returns null when the teaser can't take the pick
 */
export const selectTeaserPoints = (
  card: TeaserCard,
  sportType: string,
  { market }: Pick<GamePick, 'market'>,
  periodNumber: number,
): number | null => {
  const moved = ownValue(card.points, sportType);
  if (moved === undefined || !isTeasable(sportType, market, periodNumber, card)) return null;
  return card.category === 'Pleasers' ? -moved : moved;
};

/**
 * The line that a teased leg is graded at.
 *
 * @param points of the side as the cell shows them; of a total its points
 * @param teaserPoints as `selectTeaserPoints` gives them
 */
export const teaseLine = ({ side }: Pick<GamePick, 'side'>, points: number, teaserPoints: number): number =>
  side === 'over' ? points - teaserPoints : points + teaserPoints;
