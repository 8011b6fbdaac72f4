import {
  Array as ArrayOf,
  Integer,
  Literal,
  Null,
  Number,
  Object as Shape,
  Optional,
  Record,
  String,
  Union,
} from 'typebox';
import { MAX_AMERICAN_PRICE } from '../price/american-price.ts';
import { FIRST_ALTERNATE_LINE, LAST_ALTERNATE_LINE } from '../sport/alternate-line.ts';

/** The shape of an operator's file of house rules: whatever it leaves out stays at the default. Never loaded by the client. */

const STRICT = { additionalProperties: false };
const Price = Union([
  Integer({ minimum: 100, maximum: MAX_AMERICAN_PRICE }),
  Integer({ minimum: -MAX_AMERICAN_PRICE, maximum: -100 }),
]);
const HalfPoints = Number({ minimum: 0, maximum: 100, multipleOf: 0.5 });
const Name = String({ pattern: '^[\\x20-\\x7e]{1,80}$' });
const Legs = '^([2-9]|1[0-5])$';

const TeaserSchema = Shape(
  {
    teaserName: String({ pattern: '^(T|Pleaser) (tp|tl|tw) [\\x20-\\x7e]{1,68}$' }),
    category: Union([Literal('Standard'), Literal('Pleasers')]),
    tieRule: Union([Literal('tp'), Literal('tl'), Literal('tw')]),
    points: Record(Name, HalfPoints),
    payCards: Record(String({ pattern: Legs }), Price),
    periods: Optional(
      ArrayOf(Integer({ minimum: 0, maximum: FIRST_ALTERNATE_LINE - 1 }), { minItems: 1, maxItems: 20 }),
    ),
    markets: Optional(Record(Name, ArrayOf(Union([Literal('S'), Literal('L')]), { maxItems: 2 }))),
  },
  STRICT,
);

const PointPricesSchema = Shape(
  {
    sportTypes: ArrayOf(Name, { maxItems: 20 }),
    halfPointCents: Integer({ minimum: 1, maximum: 100 }),
    keyNumbers: ArrayOf(
      Shape({ sportType: Name, points: HalfPoints, cents: Integer({ minimum: 1, maximum: 500 }) }, STRICT),
      { maxItems: 20 },
    ),
    mostOnSpread: Record(Name, Integer({ minimum: 0, maximum: 10 })),
    mostElsewhere: Integer({ minimum: 0, maximum: 10 }),
  },
  STRICT,
);

const ParlayCardSchema = Shape(
  {
    cardName: Name,
    payouts: Record(
      String({ pattern: Legs }),
      ArrayOf(Integer({ minimum: 1, maximum: 1_000_000 }), { minItems: 2, maxItems: 2 }),
    ),
  },
  STRICT,
);

/** As many as a game can have shows all of them. */
const Alternates = Integer({ minimum: 0, maximum: LAST_ALTERNATE_LINE - FIRST_ALTERNATE_LINE + 1 });

const DefaultSpreadDisplaySchema = Shape(
  { football: Alternates, basketball: Alternates, live: Alternates, others: Alternates },
  STRICT,
);

export const HouseRulesFileSchema = Shape(
  {
    teasers: ArrayOf(TeaserSchema, { maxItems: 50 }),
    parlayCard: Union([ParlayCardSchema, Null()]),
    points: PointPricesSchema,
    rifMaxChain: Integer({ minimum: 2, maximum: 20 }),
    openSpotDays: Integer({ minimum: 1, maximum: 365 }),
    mostParlayLegs: Integer({ minimum: 2, maximum: 12 }),
    mostIfBetLegs: Integer({ minimum: 2, maximum: 7 }),
    mostPendingTickets: Integer({ minimum: 1, maximum: 1_000 }),
    mostOpenWagers: Integer({ minimum: 1, maximum: 100_000 }),
    defaultSpreadDisplay: DefaultSpreadDisplaySchema,
  },
  { ...STRICT, required: [] },
);
