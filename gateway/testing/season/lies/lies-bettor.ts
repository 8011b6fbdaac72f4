import { SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import type { TrueGame } from '../../afternoon/true-game.ts';
import { createItem, createTicket } from '../../samples/ticket-request.ts';
import { between, chance } from '../chance.ts';
import { openSeasonPage, type SeasonPage } from '../season-page.ts';
import { seedCustomer } from '../../customers/seed-customer.ts';
import type { Database } from '../../../src/ground/database/create-database.ts';

/** Customers who bet only on the games of the lying feed, and take any price. */
export const LIES_CUSTOMERS = ['BELIEVER1', 'BELIEVER2', 'BELIEVER3', 'BELIEVER4'];

const PLENTY_CENTS = 1_000_000_000;
const MARKETS = ['S', 'M', 'L'] as const;

export const openBelievers = async (
  database: Database,
  origins: readonly string[],
): Promise<SeasonPage[]> => {
  for (const customerId of LIES_CUSTOMERS)
    await seedCustomer(database, { customerId, balanceCents: PLENTY_CENTS, limitCents: PLENTY_CENTS });
  return Promise.all(LIES_CUSTOMERS.map((id, at) => openSeasonPage(origins[at % origins.length]!, id)));
};

const drawItem = (random: Random, { gameNum }: TrueGame) => {
  const market = chooseOne(random, MARKETS);
  const side = chooseOne<string>(random, SIDES_OF[market]);
  return createItem(gameNum, {
    pick: { type: 'G', gameNum, periodNumber: 0, market, side } as never,
    seenPrice: -110,
    seenLine: market === 'M' ? null : 3,
    amountCents: between(random, 1_000, 9_000),
  });
};

/** A straight on one of the games, or a parlay on two of them. */
export const draftBelief = (random: Random, games: readonly TrueGame[]): TicketRequest => {
  const first = chooseOne(random, games);
  const second = chooseOne(random, games);
  const isParlay = first !== second && chance(random, 0.2);
  const items = (isParlay ? [first, second] : [first]).map((game) => drawItem(random, game));
  return createTicket(items, {
    priceAcceptance: 'close20',
    ...(isParlay && { wagerType: 'parlay', amountCents: between(random, 1_000, 9_000) }),
  });
};
