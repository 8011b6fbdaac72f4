import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { chooseBelow, chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { chance } from './chance.ts';
import { foresee } from './foresee.ts';
import { listSeasonPicks, type SeasonCell } from './list-season-picks.ts';
import type { SeasonBoard } from './season-board.ts';
import type { SeasonGame } from './season-game.ts';
import type { SeasonView } from './season-view.ts';

export const isPointed = ({ points }: SeasonCell): boolean => points !== null;

export const isSoldByPoints = ({ sportType, pick }: SeasonCell): boolean =>
  DEFAULT_HOUSE_RULES.points.sportTypes.includes(sportType) &&
  pick.type === 'G' &&
  pick.periodNumber === 0 &&
  (pick.market === 'S' || pick.market === 'L');

/** What a unit at a price pays. */
const paysAt = (price: number): number => (price > 0 ? price / 100 : 100 / -price);

/** What a progressive parlay takes (HR-16). */
export const isEvenMoney = ({ pick, price, points, otherPrice }: SeasonCell): boolean =>
  pick.type === 'G' &&
  pick.periodNumber === 0 &&
  (pick.market === 'S' || pick.market === 'L') &&
  Number.isInteger((points ?? 0.25) * 2) &&
  ((price >= -110 && price <= -100) || price === 100) &&
  otherPrice !== null &&
  paysAt(price) >= paysAt(otherPrice);

/** Whether a teaser of these points takes the cell. */
export const isTeasedBy =
  (points: TeaserCard['points']) =>
  ({ sportType, pick }: SeasonCell): boolean =>
    pick.type === 'G' &&
    pick.periodNumber === 0 &&
    points[sportType] !== undefined &&
    (pick.market === 'L' || (pick.market === 'S' && sportType !== 'Baseball'));

/** The cells are of different games at first; some then clash with the game of the first, or are next to it. */
export const chooseCells = (
  random: Random,
  { games, board }: SeasonView,
  count: number,
  {
    accept = () => true,
    conflicts,
    card = null,
  }: {
    accept?: ((cell: SeasonCell) => boolean) | undefined;
    conflicts: number;
    card?: TeaserCard | null | undefined;
  },
): SeasonCell[] => {
  const offer = createOffer(random, board, accept, card);
  const left = [...games];
  const cells: SeasonCell[] = [];
  const used: SeasonGame[] = [];
  while (cells.length < count && left.length > 0) {
    const [game] = left.splice(chooseBelow(random, left.length), 1);
    if (game === undefined) break;
    const offered = offer(game);
    if (offered.length === 0) continue;
    cells.push(chooseOne(random, offered));
    used.push(game);
  }
  const [first] = used;
  if (first !== undefined && cells.length > 1 && chance(random, conflicts)) {
    const offered = offer(first);
    if (offered.length > 0) cells[cells.length - 1] = chooseOne(random, offered);
  }
  return cells;
};

/**
 * What a game has for this ticket: of one whose customer knows the results, only what doesn't lose, and rather what
 * pushes.
 */
const createOffer = (
  random: Random,
  board: SeasonBoard,
  accept: (cell: SeasonCell) => boolean,
  card: TeaserCard | null,
) => {
  const knowsResults = chance(random, 0.6);
  return (game: SeasonGame): SeasonCell[] => {
    const offered = listSeasonPicks(game, board).filter(accept);
    if (!knowsResults) return offered;
    const letters = new Map(offered.map((cell) => [cell, foresee(game, cell, card)]));
    const pushes = offered.filter((cell) => letters.get(cell) === 'P');
    if (pushes.length > 0 && chance(random, 0.3)) return pushes;
    return offered.filter((cell) => letters.get(cell) !== 'L');
  };
};
