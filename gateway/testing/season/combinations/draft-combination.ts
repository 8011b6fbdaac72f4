import { chooseBelow, chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from '../chance.ts';
import { foresee } from '../foresee.ts';
import { listSeasonPicks, type SeasonCell } from '../list-season-picks.ts';
import type { SeasonGame } from '../season-game.ts';
import type { ChooseLegs, Draft, SeasonView } from '../season-view.ts';
import { canCombine, factorOnBoard } from './offer-on-board.ts';

/** A page shows at once which picks don't go together, so that most customers find some that do. */
const TRIES = 24;

/** What a page shows where there is no price, for those who send it anyway. */
const NO_FACTOR = '2/1';

/** Prices move while somebody looks; `10/9` of it is more than the book has. */
const LATE: ReadonlyArray<readonly [bigint, bigint]> = [
  [10n, 9n],
  [9n, 10n],
  [1_003n, 1_000n],
];

/** A same-game parlay (HR-64): alone, beside legs of other games, or two of them. */
export const draftCombination = (random: Random, view: SeasonView, legs: ChooseLegs, turn: number): Draft => {
  const games = view.games.toSorted(() => random() - 0.5);
  const groups: SeasonCell[][] = [];
  const wanted = turn % 5 === 4 ? 2 : 1;
  for (const game of games) {
    if (groups.length === wanted) break;
    const group = chooseGroup(random, view, game, 2 + (turn % 3));
    if (group !== null) groups.push(group);
  }
  const used = new Set(groups.flat().map(({ pick }) => (pick.type === 'G' ? pick.gameNum : 0)));
  const beside =
    turn % 2 === 0 && groups.length > 0
      ? legs(between(random, 1, 3), ({ pick }) => pick.type === 'G' && !used.has(pick.gameNum), 0)
      : [];
  let at = beside.length;
  const combinations = groups.map((group) => {
    const itemIds = group.map((_cell, index) => `item-${at + index + 1}`);
    at += group.length;
    return { itemIds, seenFactor: seenFactor(random, factorOnBoard(group, view.board)) };
  });
  return {
    cells: [...beside, ...groups.flat()],
    options: { wagerType: 'parlay', combinations },
    listed: true,
  };
};

const seenFactor = (random: Random, factor: string | null): string => {
  if (factor === null) return NO_FACTOR;
  if (!chance(random, 0.08)) return factor;
  const [upper, lower] = chooseOne(random, LATE);
  const [numerator = '2', denominator = '1'] = factor.split('/');
  return `${BigInt(numerator) * upper}/${BigInt(denominator) * lower}`;
};

/** @returns null where the game has no such legs */
const chooseGroup = (
  random: Random,
  { board }: SeasonView,
  game: SeasonGame,
  count: number,
): SeasonCell[] | null => {
  const offered = listSeasonPicks(game, board).filter(({ pick }) => pick.type === 'G');
  if (offered.length < count) return null;
  // Some of the many who know the results know a push, which leaves the rest to be priced anew (HR-68).
  const knowsResults = chance(random, 0.7);
  const letters = new Map(offered.map((cell) => [cell, knowsResults ? foresee(game, cell, null) : 'W']));
  const kept = offered.filter((cell) => letters.get(cell) !== 'L');
  const pushes = kept.filter((cell) => letters.get(cell) === 'P');
  if (kept.length < count) return null;
  if (chance(random, 0.06)) return choose(random, offered, count);
  for (let left = TRIES; left > 0; left -= 1) {
    const group = choose(random, kept, count);
    if (pushes.length > 0 && left > TRIES / 2) group[0] = chooseOne(random, pushes);
    if (canCombine(group, board)) return group;
  }
  return null;
};

const choose = (random: Random, cells: readonly SeasonCell[], count: number): SeasonCell[] => {
  const left = [...cells];
  return Array.from({ length: count }, () => left.splice(chooseBelow(random, left.length), 1)).flat();
};
