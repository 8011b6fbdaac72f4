import { Type } from 'typebox';
import { StoredAcceptanceSchema } from '../../ground/price/price-acceptance.schema.ts';
import { enteredCents } from '../../ground/money/cents.schema.ts';
import { PickSchema } from '../../ground/pick/pick.schema.ts';
import { AmountEnteredSchema, points, price } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { RationalTextSchema } from '../../ground/money/rational-text.ts';
import { MAX_TICKET_ITEMS, MOST_COMBINATIONS, MOST_COMBINED_LEGS } from './ticket-bounds.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';

/** The most legs that house rules can allow (`mostParlayLegs`). */
const MOST_ROUND_ROBIN_LEGS = 12;

/** The key of a ticket: the same key is the same ticket. */
export const TicketKeySchema = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  description: 'A UUID, made when the slip was opened; the same key is the same ticket.',
});

const WAGER_REF = {
  ticketNumber: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  wagerNumber: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
};

/** `WagerRef`. */
export const WagerRefSchema = strict(WAGER_REF, {
  title: 'WagerRef',
  description: 'A wager that was accepted already.',
});

/** A `WagerRef` with what it is rolled on (HR-25). */
export const RifParentSchema = strict(
  { ...WAGER_REF, winOnly: Type.Boolean({ description: 'If win only; else if win or push.' }) },
  { title: 'RifParent' },
);

/** `LogPosition`. */
const LogPositionSchema = strict(
  { epoch: Type.String({ minLength: 1, maxLength: 80 }), clk: count() },
  { description: 'Position of the line when it was shown.' },
);

/**
 * Answers name it and the database keeps it. No name that every object answers to: none begins with an underscore.
 */
const itemId = (description: string) => Type.String({ pattern: '^[A-Za-z0-9][\\w.-]{0,79}$', description });

/** `CombinationRequest`. */
export const CombinationRequestSchema = strict(
  {
    itemIds: list(itemId('An item of the ticket.'), {
      minItems: 2,
      maxItems: MOST_COMBINED_LEGS,
      description: 'Items of one game, in the order of the slip.',
    }),
    seenFactor: RationalTextSchema,
    pickedFactor: Type.Optional(RationalTextSchema),
  },
  {
    title: 'CombinationRequest',
    description:
      'Items of one game that count as one leg (HR-64), and what they paid for a unit staked when the slip showed it. ' +
      '`pickedFactor` is what they paid when they were put together, if the slip showed another one: kept for the receipt, and judged by nothing.',
  },
);

/** `WagerItemRequest`. */
export const WagerItemRequestSchema = strict(
  {
    itemId: itemId('Chosen by the client, unique within the ticket; answers name it.'),
    pick: PickSchema,
    seenPrice: price(
      'As the slip showed it when the bet was sent: before points bought or sold, teaser points and less juice.',
    ),
    seenLine: orNull(points(), {
      description: 'Points of the spread or total seen; null for money lines and contests.',
    }),
    pickedPrice: Type.Optional(
      price('As the cell showed it when it was first pressed: kept for the receipt, and judged by nothing.'),
    ),
    pickedLine: Type.Optional(orNull(points())),
    pickedAtMs: Type.Optional(
      count('When that was, by the book’s clock as the page had it: for the receipt, too.'),
    ),
    seen: LogPositionSchema,
    amountEntered: AmountEnteredSchema,
    amountCents: enteredCents(
      'The item’s own amount; of no weight in a parlay, teaser or reverse, which have one for the ticket.',
    ),
    pointsBought: Type.Integer({
      minimum: -10,
      maximum: 10,
      description: 'Half points bought; negative: sold (HR-30).',
    }),
    pitcher1ReqFlag: Type.Boolean({
      description: 'Baseball: this side’s listed pitcher must start (HR-34).',
    }),
    pitcher2ReqFlag: Type.Boolean({ description: 'The same of the other side’s.' }),
  },
  {
    title: 'WagerItemRequest',
    description: 'One item as the customer saw it. The gateway compares these figures and never trusts them.',
  },
);

/** `TicketOptions`. */
const TICKET_OPTIONS = {
  wagerType: Type.Enum(TICKET_WAGER_TYPES),
  arbc: Type.Boolean({
    description: 'With `actionReverse`: every ordered pair of at least three legs (HR-24).',
  }),
  teaserName: orNull(Type.String({ pattern: '^[\\x20-\\x7e]{1,80}$' }), {
    description: 'The teaser’s name with `teaser`; null otherwise.',
  }),
  roundRobinSizes: list(Type.Integer({ minimum: 2, maximum: MOST_ROUND_ROBIN_LEGS }), {
    maxItems: MOST_ROUND_ROBIN_LEGS - 1,
    uniqueItems: true,
    description:
      'The sizes, with `parlay`, of the round robin’s parlays, ascending; empty for a single parlay.',
  }),
  combinations: Type.Optional(
    list(CombinationRequestSchema, {
      maxItems: MOST_COMBINATIONS,
      description: 'With `parlay`: which of the items count as one leg; left out: none.',
    }),
  ),
  openSpots: Type.Integer({
    minimum: 0,
    maximum: MAX_TICKET_ITEMS,
    description: 'With `parlay` and `teaser`: places left empty at posting (HR-15).',
  }),
  amountEntered: AmountEnteredSchema,
  amountCents: enteredCents(
    'The one amount of a parlay (of each, in a round robin) or teaser; in a reverse each leg’s base amount (ArAmount).',
  ),
  useFreePlay: Type.Boolean({ description: 'The stake comes from the free-play balance (HR-31).' }),
  lessJuice: Type.Boolean(),
  parentRif: orNull(RifParentSchema, { description: 'The parent of this rolling if bet (HR-25).' }),
  filling: orNull(WagerRefSchema, {
    description:
      'The open parlay or teaser whose spots these items fill (HR-15); amounts and teaser are that wager’s.',
  }),
};
export const TicketOptionsSchema = strict(TICKET_OPTIONS);

/** `TicketRequest`. */
export const TicketRequestSchema = strict(
  {
    idempotencyKey: TicketKeySchema,
    ...TICKET_OPTIONS,
    priceAcceptance: StoredAcceptanceSchema,
    items: list(WagerItemRequestSchema, {
      minItems: 1,
      maxItems: MAX_TICKET_ITEMS,
      description: 'In the order of the slip.',
    }),
  },
  { title: 'TicketRequest' },
);
