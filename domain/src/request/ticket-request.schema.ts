import {
  Array as ArrayOf,
  Boolean,
  Integer,
  Literal,
  Null,
  Number,
  Object as Shape,
  String,
  Union,
} from 'typebox';
import { MAX_AMOUNT_CENTS } from '../money/cents.ts';
import { MAX_AMERICAN_PRICE } from '../price/american-price.ts';
import { MAX_TICKET_ITEMS } from './ticket-request.ts';

/** The shape of a `TicketRequest`, for the gateway's door. Kept apart from the maths: the client never loads it. */

const STRICT = { additionalProperties: false };
/** Book numbers are 32-bit: they are integer columns of the database. */
const BookNumber = Integer({ minimum: 0, maximum: 2_147_483_647 });
/** As many as the house rules can allow (`mostParlayLegs`). */
const MOST_ROUND_ROBIN_LEGS = 12;
const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

const GAME = { type: Literal('G'), gameNum: BookNumber, periodNumber: Integer({ minimum: 0, maximum: 99 }) };

/** Each market with the sides it has (`SIDES_OF`), written out so that the static type knows them too. */
const GamePickSchema = Union([
  Shape({ ...GAME, wagerType: Literal('S'), side: Union([Literal('team1'), Literal('team2')]) }, STRICT),
  Shape(
    { ...GAME, wagerType: Literal('M'), side: Union([Literal('team1'), Literal('team2'), Literal('draw')]) },
    STRICT,
  ),
  Shape({ ...GAME, wagerType: Literal('L'), side: Union([Literal('over'), Literal('under')]) }, STRICT),
  Shape(
    {
      ...GAME,
      wagerType: Literal('E'),
      side: Union([Literal('team1Over'), Literal('team1Under'), Literal('team2Over'), Literal('team2Under')]),
    },
    STRICT,
  ),
]);

const ContestPickSchema = Shape(
  { type: Literal('C'), contestNum: BookNumber, contestantNum: BookNumber },
  STRICT,
);

const AmountEnteredSchema = Union([Literal('risk'), Literal('toWin'), Literal('base')]);

const WAGER_REF = {
  ticketNumber: Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }),
  wagerNumber: Integer({ minimum: 1, maximum: 2_147_483_647 }),
};

const PickSchema = Union([GamePickSchema, ContestPickSchema]);

/** The shape of a `RifCheck`. */
export const RifCheckSchema = Shape(
  {
    parent: Shape(WAGER_REF, STRICT),
    picks: ArrayOf(PickSchema, { minItems: 1, maxItems: MAX_TICKET_ITEMS }),
  },
  STRICT,
);

const WagerItemSchema = Shape(
  {
    // Answers name it and the database keeps it. No name that every object answers to: none begins with an underscore.
    itemId: String({ pattern: '^[A-Za-z0-9][\\w.-]{0,79}$' }),
    pick: PickSchema,
    seenPrice: Union([
      Integer({ minimum: 100, maximum: MAX_AMERICAN_PRICE }),
      Integer({ minimum: -MAX_AMERICAN_PRICE, maximum: -100 }),
    ]),
    seenLine: Union([Number({ minimum: -10_000, maximum: 10_000, multipleOf: 0.25 }), Null()]),
    seen: Shape(
      {
        epoch: String({ minLength: 1, maxLength: 80 }),
        clk: Integer({ minimum: 0, maximum: 9_007_199_254_740_991 }),
      },
      STRICT,
    ),
    amountEntered: AmountEnteredSchema,
    amountCents: Integer({ minimum: 0, maximum: MAX_AMOUNT_CENTS }),
    pointsBought: Integer({ minimum: -10, maximum: 10 }),
    pitcher1ReqFlag: Boolean(),
    pitcher2ReqFlag: Boolean(),
  },
  STRICT,
);

export const TicketRequestSchema = Shape(
  {
    idempotencyKey: String({ pattern: UUID }),
    wagerType: Union([
      Literal('straight'),
      Literal('parlay'),
      Literal('teaser'),
      Literal('ifWinOnly'),
      Literal('ifWinOrPush'),
      Literal('actionReverse'),
    ]),
    arbc: Boolean(),
    teaserName: Union([String({ pattern: '^[\\x20-\\x7e]{1,80}$' }), Null()]),
    roundRobinSizes: ArrayOf(Integer({ minimum: 2, maximum: MOST_ROUND_ROBIN_LEGS }), {
      maxItems: MOST_ROUND_ROBIN_LEGS - 1,
      uniqueItems: true,
    }),
    openSpots: Integer({ minimum: 0, maximum: MAX_TICKET_ITEMS }),
    amountEntered: AmountEnteredSchema,
    amountCents: Integer({ minimum: 0, maximum: MAX_AMOUNT_CENTS }),
    useFreePlay: Boolean(),
    lessJuice: Boolean(),
    parentRif: Union([Shape({ ...WAGER_REF, winOnly: Boolean() }, STRICT), Null()]),
    filling: Union([Shape(WAGER_REF, STRICT), Null()]),
    priceAcceptance: Union([Literal('none'), Literal('better'), Literal('any')]),
    items: ArrayOf(WagerItemSchema, { minItems: 1, maxItems: MAX_TICKET_ITEMS }),
  },
  STRICT,
);
