import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createContestItem, createItem } from '../../../testing/ticket-fixtures.ts';
import { type Market, SIDES_OF } from '../../ground/pick/pick.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import { STRAIGHT_OPTIONS, type TicketRequest, type WagerItemRequest } from './ticket-request.ts';
import { TicketRequestSchema } from './ticket-request.schema.ts';

const validator = Compile(TicketRequestSchema);

const REQUEST: TicketRequest = {
  idempotencyKey: '3f8a9d5e-0c1b-4f6a-9b7e-2d4c6e8f0a1b',
  ...STRAIGHT_OPTIONS,
  priceAcceptance: 'better',
  items: [createItem(), createContestItem()],
};

const withItem = (fields: object) => ({ ...REQUEST, items: [{ ...createItem(), ...fields }] });
const withPick = (fields: object) => withItem({ pick: { ...createItem().pick, ...fields } });

describe('the schema of a ticket request', () => {
  it('takes what the contract says', () => {
    expect(validator.Check(REQUEST)).toBe(true);
    expect(validator.Check(withItem({ seenPrice: 100, seenLine: 0.25 }))).toBe(true);
  });

  it('has the static type of the contract', () => {
    type Parsed = Static<typeof TicketRequestSchema>;
    type ParsedItem = Parsed['items'][number];
    expectTypeOf<Parsed>().toExtend<TicketRequest>();
    type Lists = 'items' | 'roundRobinSizes';
    expectTypeOf<Omit<TicketRequest, Lists>>().toExtend<Omit<Parsed, Lists>>();
    expectTypeOf<Omit<ParsedItem, 'pick'>>().toEqualTypeOf<Omit<WagerItemRequest, 'pick'>>();
    expectTypeOf<ParsedItem['pick']['type']>().toEqualTypeOf<'G' | 'C'>();
  });

  it('takes every wager type with its options', () => {
    for (const wagerType of TICKET_WAGER_TYPES) expect(validator.Check({ ...REQUEST, wagerType })).toBe(true);
    const wager = { ticketNumber: 100_001, wagerNumber: 1 };
    expect(
      validator.Check({
        ...REQUEST,
        wagerType: 'teaser',
        arbc: true,
        teaserName: 'T tp 6/4',
        roundRobinSizes: [2, 3],
        openSpots: 2,
        amountEntered: 'toWin',
        amountCents: 5_000,
        useFreePlay: true,
        lessJuice: true,
        parentRif: { ...wager, winOnly: true },
        filling: wager,
      }),
    ).toBe(true);
  });

  it('takes every side of every market and no other', () => {
    for (const market of Object.keys(SIDES_OF) as Market[]) {
      for (const side of Object.values(SIDES_OF).flat()) {
        expect(validator.Check(withPick({ market, side }))).toBe(SIDES_OF[market].includes(side));
      }
    }
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a key that is no UUID', { ...REQUEST, idempotencyKey: 'again' }],
    ['another wager type', { ...REQUEST, wagerType: 'lucky15' }],
    ['a missing option', { ...REQUEST, arbc: undefined }],
    ['a size twice', { ...REQUEST, roundRobinSizes: [2, 2] }],
    ['a round robin of singles', { ...REQUEST, roundRobinSizes: [1] }],
    ['less than no open spot', { ...REQUEST, openSpots: -1 }],
    ['a parent without its condition', { ...REQUEST, parentRif: { ticketNumber: 1, wagerNumber: 1 } }],
    ['half of a half point', withItem({ pointsBought: 0.5 })],
    ['a foreign field', { ...REQUEST, availableCents: 1 }],
    ['a foreign field of an item', withItem({ riskCents: 1 })],
    ['no items', { ...REQUEST, items: [] }],
    ['51 items', { ...REQUEST, items: Array.from({ length: 51 }, () => createItem()) }],
    ['a negative amount', withItem({ amountCents: -100 })],
    ['a fraction of a cent', withItem({ amountCents: 100.5 })],
    ['more money than there is', withItem({ amountCents: 2 ** 53 })],
    ['an amount as text', withItem({ amountCents: '100' })],
    ['a price between −100 and 100', withItem({ seenPrice: 99 })],
    ['an endless price', withItem({ seenPrice: 1_000_001 })],
    ['a third of a point', withItem({ seenLine: 0.3 })],
    ['an empty item id', withItem({ itemId: '' })],
    ['an item id that every object answers to', withItem({ itemId: '__proto__' })],
    ['an item id of more than one word', withItem({ itemId: 'a b' })],
    ['a side of another market', withPick({ side: 'over' })],
    ['an unknown market', withPick({ market: 'X' })],
    ['a game number that is none', withPick({ gameNum: -1 })],
    ['a pick without a kind', withPick({ type: 'X' })],
  ])('refuses %s', (_what, body) => {
    expect(validator.Check(body)).toBe(false);
  });
});
