import { randomUUID } from 'node:crypto';
import {
  STRAIGHT_OPTIONS,
  type TicketRequest,
  type WagerItemRequest,
} from '@lineboard/domain/betting/request/ticket-request';
import { between, chance } from '../season/chance.ts';
import { draftSeasonTicket } from '../season/draft-season-ticket.ts';
import { listSeasonPicks } from '../season/list-season-picks.ts';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import type { FuzzBettor, FuzzWorld } from './fuzz-world.ts';
import { breakBody, enlargeTicket, mutateTicket, type MutationSources } from './mutate-ticket.ts';

export const GENERATORS = [
  'draft',
  'mutated',
  'crossFill',
  'wide',
  'enlarged',
  'broken',
  'keys',
  'combinations',
  'sales',
  'mistyped',
  'scratched',
  'tabs',
  'typing',
] as const;
export type Generator = (typeof GENERATORS)[number];

/** Those that draw one ticket, which is sent as any. */
type DraftGenerator = Extract<Generator, 'draft' | 'mutated' | 'crossFill' | 'wide' | 'enlarged'>;

/** How many of a hundred come from each; the rest are drafts that a customer might mean. */
const WEIGHTS: Readonly<Partial<Record<Generator, number>>> = {
  mutated: 18,
  crossFill: 5,
  wide: 4,
  enlarged: 3,
  broken: 3,
  keys: 6,
  combinations: 6,
  sales: 8,
  mistyped: 2,
  scratched: 2,
  tabs: 6,
  typing: 8,
};

export const chooseGenerator = (random: FuzzBettor['random'], among: readonly Generator[]): Generator => {
  let left = random() * 100;
  for (const [name, weight] of Object.entries(WEIGHTS) as Array<[Generator, number]>) {
    if (!among.includes(name)) continue;
    left -= weight;
    if (left < 0) return name;
  }
  return among.includes('draft') ? 'draft' : chooseOne(random, among);
};

/** @returns null when there is nothing to bet on */
export const drawDraft = (world: FuzzWorld, bettor: FuzzBettor): TicketRequest | null => {
  const { board, games } = world;
  bettor.turn += 1;
  const draft = draftSeasonTicket(bettor.random, { board, games, open: bettor.open }, bettor.turn);
  return draft.items.length === 0 ? null : draft;
};

const sourcesOf = ({ bettors }: FuzzWorld, { random, refs, earlier, open }: FuzzBettor): MutationSources => ({
  refs: [...(chance(random, 0.15) ? chooseOne(random, bettors).refs : refs), ...open.slice(0, 30)].map(
    ({ ticketNumber, wagerNumber }) => ({ ticketNumber, wagerNumber }),
  ),
  earlier,
});

/** What is sent as a ticket, its own key in it. */
export const drawTicket = (
  world: FuzzWorld,
  bettor: FuzzBettor,
  generator: DraftGenerator,
): TicketRequest | null => {
  const { random } = bettor;
  const draft = drawDraft(world, bettor);
  if (draft === null) return null;
  switch (generator) {
    case 'draft':
      return draft;
    case 'mutated':
      return mutateTicket(random, draft, sourcesOf(world, bettor));
    case 'crossFill':
      return drawCrossFill(world, bettor, draft);
    case 'wide':
      return drawWide(world, bettor, draft);
    case 'enlarged':
      return enlargeTicket(random, draft, listOneOfEach(world, random, draft.items[0]!));
  }
};

/**
 * Any wager filled as anything: an open parlay as a teaser, a teaser by another card, a straight, one that is decided.
 */
const drawCrossFill = (world: FuzzWorld, bettor: FuzzBettor, draft: TicketRequest): TicketRequest => {
  const { random, open } = bettor;
  const isOpen = open.filter(({ terms }) => 'openSpots' in terms && terms.openSpots > 0);
  const { refs } = sourcesOf(world, bettor);
  const filling = isOpen.length > 0 && chance(random, 0.75) ? chooseOne(random, isOpen) : refs.at(-1);
  if (filling === undefined) return draft;
  const { ticketNumber, wagerNumber } = filling;
  return { ...draft, idempotencyKey: randomUUID(), filling: { ticketNumber, wagerNumber } };
};

/** The longest price of each game, in any order. */
const listOneOfEach = (
  { board, games }: FuzzWorld,
  random: FuzzBettor['random'],
  like: WagerItemRequest,
): WagerItemRequest[] =>
  games
    .toSorted(() => random() - 0.5)
    .flatMap((game) =>
      listSeasonPicks(game, board)
        .toSorted((a, b) => b.price - a.price)
        .slice(0, 1),
    )
    .map(({ pick, price, points }, at) => ({
      ...like,
      itemId: `long-${at}`,
      pick,
      seenPrice: price,
      seenLine: points,
      pointsBought: 0,
    }));

/** Long prices that a fill may take an open parlay to any height with (HR-15). */
const drawWide = (world: FuzzWorld, bettor: FuzzBettor, draft: TicketRequest): TicketRequest => {
  const { random, open } = bettor;
  const parlays = open.filter(({ terms }) => terms.kind === 'parlay' && terms.openSpots > 3);
  const filled = parlays.length > 0 && chance(random, 0.7) ? chooseOne(random, parlays) : null;
  const spots = filled !== null && 'openSpots' in filled.terms ? filled.terms.openSpots : 1;
  const count = filled === null || chance(random, 0.7) ? spots : between(random, 1, spots);
  const items = listOneOfEach(world, random, draft.items[0]!).slice(0, count);
  return {
    ...STRAIGHT_OPTIONS,
    idempotencyKey: randomUUID(),
    priceAcceptance: 'close20',
    wagerType: 'parlay',
    openSpots: filled === null ? between(random, 6, 11) : 0,
    amountCents: filled === null ? between(random, 1_000, 50_000) : 0,
    filling: filled === null ? null : { ticketNumber: filled.ticketNumber, wagerNumber: filled.wagerNumber },
    items,
  };
};

export const drawBroken = (world: FuzzWorld, bettor: FuzzBettor) => {
  const draft = drawDraft(world, bettor);
  return draft === null ? null : breakBody(bettor.random, draft);
};
