import { randomUUID } from 'node:crypto';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { TICKET_WAGER_TYPES } from '@lineboard/domain/ground/wager-kind/wager-types';
import {
  STRAIGHT_OPTIONS,
  type TicketRequest,
  type WagerItemRequest,
  type WagerRef,
} from '@lineboard/domain/betting/request/ticket-request';
import { between, chance } from '../season/chance.ts';
import { chooseBelow, chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';

/** The data that a mutation may use besides the ticket itself. */
export interface MutationSources {
  /** Wagers of this customer and of others, open and decided. */
  refs: readonly WagerRef[];
  /** Tickets of the same customer that went before. */
  earlier: readonly TicketRequest[];
}

type Mutation = (random: Random, ticket: TicketRequest, sources: MutationSources) => Partial<TicketRequest>;

/** Half characters and names of an object's own: what a program may trip over. ASCII ones pass the schema of an id. */
const HOSTILE_IDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '-1',
  '0',
  'item 1',
  "'; drop table ticket; --",
  'x'.repeat(80),
  'x'.repeat(81),
  '',
  '\ud800',
  '\udfff half',
  'a\u0000b',
  '\u202eabc',
];

const AMOUNTS = [
  0, 1, 99, 100, 101, 10_000_000, 9_999_999_999, 10_000_000_000, 10_000_000_001, -1, 0.5, 1e300,
];

const chooseRef = (random: Random, { refs }: MutationSources): WagerRef =>
  refs.length > 0 && chance(random, 0.9)
    ? chooseOne(random, refs)
    : { ticketNumber: chooseOne(random, [1, 7, 9_007_199_254_740_991]), wagerNumber: between(random, 1, 3) };

const changeItem =
  (change: (random: Random, item: WagerItemRequest) => Partial<WagerItemRequest>): Mutation =>
  (random, { items }) => {
    const at = chooseBelow(random, items.length);
    return {
      items: items.map((item, other) => (other === at ? { ...item, ...change(random, item) } : item)),
    };
  };

/** Options of one kind on a ticket of another, other people's wagers, small lies about an item. */
const MUTATIONS: readonly Mutation[] = [
  (random) => ({ wagerType: chooseOne(random, TICKET_WAGER_TYPES) }),
  (random) => ({ arbc: chance(random, 0.8) }),
  (random) => ({
    teaserName: chooseOne(random, [
      null,
      'no such card',
      '__proto__',
      ...DEFAULT_HOUSE_RULES.teasers.map(({ teaserName }) => teaserName),
    ]),
  }),
  (random, { items }) => ({
    roundRobinSizes: chooseOne(random, [
      [2],
      [2, 3],
      [50],
      Array.from(items.slice(1), (_, at) => at + 2),
      [],
    ]),
  }),
  (random) => ({ openSpots: chooseOne(random, [0, 1, 2, 9, 11, 50]) }),
  (random) => ({ amountEntered: chooseOne(random, ['risk', 'toWin', 'base']) }),
  (random) => ({ amountCents: chooseOne(random, AMOUNTS) }),
  (random) => ({ useFreePlay: chance(random, 0.9) }),
  (random) => ({ lessJuice: chance(random, 0.9) }),
  (random, _ticket, sources) => ({
    parentRif: { ...chooseRef(random, sources), winOnly: chance(random, 0.5) },
  }),
  (random, _ticket, sources) => ({ filling: chooseRef(random, sources) }),
  (random, ticket, sources) => ({ filling: chooseRef(random, sources), ...asOther(random, ticket) }),
  (random, { items }) => ({
    combinations: [
      {
        itemIds: items.slice(0, between(random, 1, 9)).map(({ itemId }) => itemId),
        seenFactor: chooseOne(random, ['2/1', '5/2', '10/1']),
      },
    ],
  }),
  (random, { items }) => ({ items: [...items, chooseOne(random, items)] }),
  (random, { items }, { earlier }) => ({
    items: [...items, ...(earlier.length > 0 ? chooseOne(random, earlier).items : [])].slice(0, 60),
  }),
  (random, { items }) => ({ items: items.toSorted(() => random() - 0.5).slice(0, between(random, 0, 50)) }),
  changeItem((random) => ({ amountCents: chooseOne(random, AMOUNTS) })),
  changeItem((random) => ({ amountEntered: chooseOne(random, ['risk', 'toWin', 'base']) })),
  changeItem((random, { seenPrice }) => ({
    seenPrice: chooseOne(random, [-seenPrice, seenPrice + 5, -1_000_000, 1_000_000, 0]),
  })),
  changeItem((random, { seenLine }) => ({
    seenLine: chooseOne(random, [null, 0, 0.25, -10_000, (seenLine ?? 0) + 16]),
  })),
  changeItem((random) => ({ pointsBought: between(random, -10, 10) })),
  changeItem((random) => ({ itemId: chooseOne(random, HOSTILE_IDS) })),
  changeItem((random) => ({ itemId: chooseOne(random, ['__proto__', 'constructor', 'toString']) })),
  changeItem((random) => ({
    pick: {
      type: 'C',
      contestNum: chooseOne(random, [0, 5, 2_147_483_647]),
      contestantNum: between(random, 0, 3),
    },
  })),
  changeItem((random, { pick }) => ({
    pick: pick.type === 'C' ? pick : { ...pick, periodNumber: chooseOne(random, [0, 1, 2, 20, 39, 40, 99]) },
  })),
  changeItem((random, { pick }) => ({
    pick:
      pick.type === 'C'
        ? pick
        : { ...pick, gameNum: chooseOne(random, [0, 1, pick.gameNum + 1, 2_147_483_647]) },
  })),
  changeItem((random) => ({ seen: { epoch: chooseOne(random, ['\ud800', 'x', '']), clk: 2 ** 53 } })),
];

const asOther = (random: Random, { wagerType }: TicketRequest): Partial<TicketRequest> =>
  wagerType === 'teaser'
    ? { wagerType: 'parlay', teaserName: null }
    : { wagerType: 'teaser', teaserName: chooseOne(random, DEFAULT_HOUSE_RULES.teasers).teaserName };

export const mutateTicket = (
  random: Random,
  ticket: TicketRequest,
  sources: MutationSources,
): TicketRequest => {
  let mutated = ticket;
  for (let left = between(random, 1, 3); left > 0; left -= 1) {
    const mutation = chooseOne(random, MUTATIONS);
    if (mutated.items.length > 0) mutated = { ...mutated, ...mutation(random, mutated, sources) };
  }
  return mutated;
};

const listSizes = (most: number): number[] => Array.from({ length: most - 1 }, (_, at) => at + 2);

/** As many of everything as the schema lets in. @param cells items to fill up with */
export const enlargeTicket = (
  random: Random,
  ticket: TicketRequest,
  cells: readonly WagerItemRequest[],
): TicketRequest => {
  const count = chooseOne(random, [11, 12, 12, 13, 22, 30, 50]);
  // As many sizes as there are legs, and as many as a request may name.
  const mostSize = chance(random, 0.4) ? count : Math.min(count, 12);
  // Half of them are tickets that could be meant.
  const isMeant = chance(random, 0.5);
  const items = (isMeant ? cells : [...ticket.items, ...cells]).slice(0, count);
  const picks = Array.from({ length: count - items.length }, (_, at) => ({
    ...items[0]!,
    pick: { type: 'C' as const, contestNum: 5_000_000 + at, contestantNum: 1 },
  }));
  if (isMeant)
    return {
      ...STRAIGHT_OPTIONS,
      idempotencyKey: randomUUID(),
      priceAcceptance: 'close20',
      wagerType: chooseOne(random, ['parlay', 'straight']),
      roundRobinSizes: count > 12 ? [] : chooseOne(random, [[], [count], [2, 3], listSizes(mostSize)]),
      amountCents: chooseOne(random, [100, 1_000]),
      items: items.map((item) => ({ ...item, amountEntered: 'risk', amountCents: 500 })),
    };
  return {
    ...ticket,
    idempotencyKey: randomUUID(),
    wagerType: chooseOne(random, ['parlay', 'parlay', 'parlay', ...TICKET_WAGER_TYPES]),
    teaserName: chooseOne(random, [null, null, DEFAULT_HOUSE_RULES.teasers[0]!.teaserName]),
    arbc: chance(random, 0.2),
    roundRobinSizes: chance(random, 0.7) ? listSizes(mostSize) : [],
    openSpots: chance(random, 0.2) ? 50 : 0,
    amountCents: chooseOne(random, [0, 1, 100, 10_000_000_000]),
    items: [...items, ...picks].map((item, at) => ({ ...item, itemId: `i${at}` })),
  };
};

/** What is no ticket at all: broken JSON, deep nesting, wrong types, things left out. */
export const breakBody = (
  random: Random,
  ticket: TicketRequest,
): { body: string | Buffer; contentType?: string } => {
  const text = JSON.stringify(ticket);
  const at = chooseBelow(random, text.length);
  const depth = chooseOne(random, [50, 5_000, 100_000]);
  const names = Object.keys(ticket) as Array<keyof TicketRequest>;
  return chooseOne(random, [
    () => ({ body: text.slice(0, at) }),
    () => ({
      body: `${text.slice(0, at)}${chooseOne(random, ['}', '"', '\u0000', '9'.repeat(400), '{'])}${text.slice(at)}`,
    }),
    () => ({ body: '['.repeat(depth) + ']'.repeat(depth) }),
    () => ({ body: '{"items":'.repeat(depth) + '1' + '}'.repeat(depth) }),
    () => ({ body: text.replace(/"amountCents":\d+/, `"amountCents":${'9'.repeat(5_000)}`) }),
    () => ({ body: text.replace('{', `{"__proto__":{"filling":null},"constructor":1,`) }),
    () => ({ body: JSON.stringify({ ...ticket, [chooseOne(random, names)]: undefined }) }),
    () => ({
      body: JSON.stringify({
        ...ticket,
        [chooseOne(random, names)]: chooseOne(random, [null, {}, [], 'x', 1e308, true]),
      }),
    }),
    () => ({
      body: text,
      contentType: chooseOne(random, ['text/plain', 'application/xml', 'multipart/form-data', '']),
    }),
    () => ({ body: '' }),
    () => ({ body: 'null' }),
    () => ({ body: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0xed, 0xa0, 0x80]) }),
    () => ({ body: `${text}${' '.repeat(2_000_000)}` }),
  ])();
};
