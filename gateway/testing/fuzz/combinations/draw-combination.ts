import { randomUUID } from 'node:crypto';
import {
  STRAIGHT_OPTIONS,
  type TicketRequest,
  type WagerItemRequest,
} from '@lineboard/domain/betting/request/ticket-request';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from '../../season/chance.ts';
import { canCombine, factorOnBoard } from '../../season/combinations/offer-on-board.ts';
import { listSeasonPicks, type SeasonCell } from '../../season/list-season-picks.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { COMBINATION_TRIES, some } from './combination-tries.ts';

/** A ticket with legs of games as one, and what it tries. */
export interface DrawnCombination {
  label: string;
  /** It must not be taken, whatever the lines are. */
  isRefused: boolean;
  request: TicketRequest;
}

export const COMBINATION_LABELS = [...new Set(COMBINATION_TRIES.map(({ label }) => label))];

/** @returns null when there are no such legs */
export const drawCombination = (
  world: Pick<FuzzWorld, 'board' | 'games' | 'combinations'>,
  { random }: Pick<FuzzBettor, 'random'>,
): DrawnCombination | null => {
  const { board } = world;
  const games = listGames(random, world).filter((cells) => cells.length > 1);
  if (games.length === 0) return null;
  const { choose, lie, ...tried } = COMBINATION_TRIES[world.combinations.turns++ % COMBINATION_TRIES.length]!;
  const legs = choose(random, games, (cells) => canCombine(cells, board));
  if (legs === null) return null;
  const beside = chance(random, 0.3) ? listBeside(random, games, legs.cells) : [];
  const items = [...legs.cells, ...beside].map(createItem);
  const meant: TicketRequest = {
    ...STRAIGHT_OPTIONS,
    idempotencyKey: randomUUID(),
    priceAcceptance: chooseOne(random, ['none', 'better', 'close', 'close20']),
    wagerType: 'parlay',
    amountEntered: chooseOne(random, ['risk', 'risk', 'toWin']),
    amountCents: between(random, 100, 20_000),
    items,
    combinations: legs.groups.map((group) => ({
      itemIds: group.map((at) => items[at]!.itemId),
      seenFactor:
        factorOnBoard(
          group.map((at) => legs.cells[at]!),
          board,
        ) ?? '2/1',
    })),
  };
  return { ...tried, request: { ...meant, ...lie?.(random, meant) } };
};

const GAMES_LOOKED_AT = 24;

/** The cells of some games: of the ones that the rules leave out, too. */
const listGames = (random: Random, { games, board }: Pick<FuzzWorld, 'board' | 'games'>): SeasonCell[][] =>
  games
    .toSorted(() => random() - 0.5)
    .slice(0, GAMES_LOOKED_AT)
    .map((game) => listSeasonPicks(game, board).filter(({ pick }) => pick.type === 'G'));

const listBeside = (
  random: Random,
  games: readonly (readonly SeasonCell[])[],
  taken: readonly SeasonCell[],
): SeasonCell[] => {
  const other = games.find((cells) => !cells.some((cell) => taken.includes(cell)));
  return other === undefined ? [] : some(random, other, 1);
};

const createItem = ({ pick, price, points }: SeasonCell, at: number): WagerItemRequest => ({
  itemId: `item-${at + 1}`,
  pick,
  seenPrice: price,
  seenLine: points,
  seen: { epoch: 'fuzz', clk: 0 },
  amountEntered: 'risk',
  amountCents: 100,
  pointsBought: 0,
  pitcher1ReqFlag: true,
  pitcher2ReqFlag: true,
});
