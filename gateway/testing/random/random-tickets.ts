import { PRICE_ACCEPTANCE_CODES } from '@lineboard/domain/ground/price/price-acceptances';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import fc from 'fast-check';
import { createItem, createTicket } from '../samples/ticket-request.ts';

/** A ticket of some kind on some of a fake book's games; what it builds on is chosen when it is placed. */
export interface RandomTicket {
  kind: RandomTicketKind;
  games: readonly number[];
  amountCents: number;
  acceptance: TicketRequest['priceAcceptance'];
  winOnly: boolean;
}

const OPTIONS = {
  straight: {},
  freePlay: { useFreePlay: true },
  parlay: { wagerType: 'parlay' },
  openParlay: { wagerType: 'parlay', openSpots: 1 },
  roundRobin: { wagerType: 'parlay', roundRobinSizes: [2] },
  teaser: { wagerType: 'teaser', teaserName: 'T tp 6/4' },
  openTeaser: { wagerType: 'teaser', teaserName: 'T tp 6/4', openSpots: 1 },
  progressive: { wagerType: 'progressiveParlay' },
  ifWinOnly: { wagerType: 'ifWinOnly' },
  ifWinOrPush: { wagerType: 'ifWinOrPush' },
  reverse: { wagerType: 'actionReverse' },
  arbc: { wagerType: 'actionReverse', arbc: true },
  rollingIf: {},
  fill: { wagerType: 'parlay' },
} as const satisfies Record<string, Partial<TicketRequest>>;

export type RandomTicketKind = keyof typeof OPTIONS;

export const RANDOM_TICKET_KINDS = Object.keys(OPTIONS) as RandomTicketKind[];

/** On what kinds of ticket these build. */
export const BUILDS_ON: Partial<Record<RandomTicketKind, readonly RandomTicketKind[]>> = {
  rollingIf: ['straight', 'parlay', 'teaser', 'rollingIf'],
  fill: ['openParlay'],
};

/** How many games each is on; the others take two. */
const GAMES_OF: Partial<Record<RandomTicketKind, number>> = {
  straight: 1,
  freePlay: 1,
  rollingIf: 1,
  fill: 1,
  roundRobin: 3,
  progressive: 4,
  arbc: 3,
};

export const anyRandomTicket = (games: readonly number[]): fc.Arbitrary<RandomTicket> =>
  fc.record({
    // Those that build on others need several of them before one fits.
    kind: fc.constantFrom(
      ...RANDOM_TICKET_KINDS,
      'straight',
      'openParlay',
      'rollingIf',
      'rollingIf',
      'fill',
      'fill',
    ),
    games: fc.shuffledSubarray([...games], { minLength: games.length }),
    amountCents: fc.integer({ min: 100, max: 20_000 }),
    acceptance: fc.constantFrom(...PRICE_ACCEPTANCE_CODES, 'any' as const),
    winOnly: fc.boolean(),
  });

/** @param onTicket what a rolling if rolls from, and whose spots are filled */
export const createRandomTicket = (
  { kind, games, amountCents, acceptance, winOnly }: RandomTicket,
  numberOf: (game: number) => number,
  onTicket: number,
): TicketRequest => {
  const wager = { ticketNumber: onTicket, wagerNumber: 1 };
  const items = games
    .slice(0, GAMES_OF[kind] ?? 2)
    .map((game) => createItem(numberOf(game), { amountCents: kind === 'fill' ? 0 : amountCents }));
  return createTicket(items, {
    ...OPTIONS[kind],
    amountCents: kind === 'fill' ? 0 : amountCents,
    priceAcceptance: acceptance,
    ...(kind === 'rollingIf' && { parentRif: { ...wager, winOnly } }),
    ...(kind === 'fill' && { filling: wager }),
  });
};
