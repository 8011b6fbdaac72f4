import { SITUATION_FIELDS, type SituationField } from '../../ground/sport/situation-field.ts';
import { RESULT_DETAIL } from '../../ground/score/game-score.schema.ts';
import { Type } from 'typebox';
import { MAX_AMERICAN_PRICE } from '../../ground/price/american-price.ts';
import { LAST_ALTERNATE_LINE } from '../../ground/sport/alternate-line.ts';
import { SPORT_TYPES } from '../../ground/sport/sports.ts';

/**
 * The messages that an operator's line mover may send. Served as JSON schema; docs/feed-push.md says the same in prose.
 */

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const strict = <T extends Type.TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** Text for people; `findTextFault` says which characters it may have. */
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const number32 = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const rotation = Type.Integer({ minimum: 0, maximum: 9_999_999 });
/** A moment from 2000 to 2100: seconds sent as milliseconds are refused. */
const epochMs = Type.Integer({ minimum: 946_684_800_000, maximum: 4_102_444_800_000 });
const store = Type.String({ pattern: '^[\\w-]{1,32}$' });
const points = Type.Number({ minimum: -400, maximum: 400, multipleOf: 0.25 });
const total = Type.Number({ minimum: 0, maximum: 1_000, multipleOf: 0.25 });
const price = Type.Union([
  Type.Integer({ minimum: 100, maximum: MAX_AMERICAN_PRICE }),
  Type.Integer({ minimum: -MAX_AMERICAN_PRICE, maximum: -100 }),
]);
const status = Type.Union([Type.Literal('O'), Type.Literal('H'), Type.Literal('I')]);
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
const score = Type.Integer({ minimum: 0, maximum: 999 });

const GameRow = strict({
  kind: Type.Literal('game'),
  gameNum: number32,
  sportType: Type.Enum([...SPORT_TYPES]),
  sportSubType: text(80),
  team1Id: text(80),
  team2Id: text(80),
  team1RotNum: rotation,
  team2RotNum: rotation,
  gameDateTimeMs: epochMs,
  listedPitcher1: orNull(text(80)),
  listedPitcher2: orNull(text(80)),
  preventPointBuyingFlag: Type.Boolean(),
  parlayRestriction: orNull(Type.Union([Type.Literal('D'), Type.Literal('S')])),
  includeTeamTotals: Type.Boolean(),
  correlation: Type.Array(number32, { maxItems: 200 }),
  isTitle: Type.Boolean(),
  /** Newer than the other fields: a line mover that leaves it out has no game in the spotlight. */
  isSpotlight: Type.Optional(Type.Boolean()),
});

const market = {
  status: Type.Optional(status),
  price: Type.Optional(orNull(price)),
  max: Type.Optional(orNull(cents)),
};

const LineRow = strict({
  kind: Type.Literal('line'),
  gameNum: number32,
  periodNumber: Type.Integer({ minimum: 0, maximum: LAST_ALTERNATE_LINE }),
  store,
  periodWagerCutoffMs: Type.Optional(epochMs),
  disabled: Type.Optional(Type.Boolean()),
  spread1: Type.Optional(orNull(points)),
  spread2: Type.Optional(orNull(points)),
  spreadAdj1: market.price,
  spreadAdj2: market.price,
  spreadLineStatus: market.status,
  spreadMaxWagerCents: market.max,
  moneyLine1: market.price,
  moneyLine2: market.price,
  moneyLineDraw: market.price,
  moneyLineStatus: market.status,
  moneyLineMaxWagerCents: market.max,
  totalPoints: Type.Optional(orNull(total)),
  ttlPtsAdj1: market.price,
  ttlPtsAdj2: market.price,
  totalsStatus: market.status,
  totalsMaxWagerCents: market.max,
  team1TotalPoints: Type.Optional(orNull(total)),
  team1TtlPtsAdj1: market.price,
  team1TtlPtsAdj2: market.price,
  team2TotalPoints: Type.Optional(orNull(total)),
  team2TtlPtsAdj1: market.price,
  team2TtlPtsAdj2: market.price,
  teamTotalsLineStatus: market.status,
  teamTotalsMaxWagerCents: market.max,
});

const ContestLineRow = strict({
  kind: Type.Literal('contestLine'),
  contestNum: number32,
  contestantNum: number32,
  store,
  contestType: Type.Optional(text(80)),
  contestType2: Type.Optional(text(80)),
  contestType3: Type.Optional(text(80)),
  contestDesc: Type.Optional(text(160)),
  contestantName: Type.Optional(text(80)),
  rotNum: Type.Optional(rotation),
  moneyLine: market.price,
  status: market.status,
  maxWagerCents: market.max,
  wagerCutoffMs: Type.Optional(epochMs),
  disabled: Type.Optional(Type.Boolean()),
  gameNum: Type.Optional(orNull(number32)),
  related: Type.Optional(Type.Array(number32, { maxItems: 200 })),
  outcome: Type.Optional(orNull(Type.Union([Type.Literal('W'), Type.Literal('L'), Type.Literal('P')]))),
  tied: Type.Optional(orNull(Type.Integer({ minimum: 2, maximum: 999 }))),
  places: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 999 }))),
  winners: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  isSpotlight: Type.Optional(Type.Boolean()),
});

const Situation = strict(
  Object.fromEntries(
    (Object.keys(SITUATION_FIELDS) as SituationField[]).map((field) => {
      const [minimum, maximum] = SITUATION_FIELDS[field];
      return [field, Type.Optional(orNull(Type.Integer({ minimum, maximum })))];
    }),
  ) as { [F in SituationField]: Type.TOptional<Type.TUnion<[Type.TInteger, Type.TNull]>> },
);

const ScoreRow = strict({
  kind: Type.Literal('score'),
  gameNum: number32,
  phase: Type.Union(
    (['scheduled', 'live', 'suspended', 'final', 'postponed', 'cancelled'] as const).map((phase) =>
      Type.Literal(phase),
    ),
  ),
  clock: Type.Optional(Type.String({ maxLength: 40 })),
  score1: score,
  score2: score,
  segments: Type.Optional(Type.Array(Type.Tuple([score, score]), { maxItems: 40 })),
  startingPitcher1: Type.Optional(orNull(text(80))),
  startingPitcher2: Type.Optional(orNull(text(80))),
  playedMinutes: Type.Optional(RESULT_DETAIL.playedMinutes),
  official: Type.Optional(RESULT_DETAIL.official),
  playedHalves: Type.Optional(RESULT_DETAIL.playedHalves),
  scheduledInnings: Type.Optional(RESULT_DETAIL.scheduledInnings),
  winner: Type.Optional(RESULT_DETAIL.winner),
  absent: Type.Optional(RESULT_DETAIL.absent),
  rounds: Type.Optional(RESULT_DETAIL.rounds),
  roundSeconds: Type.Optional(RESULT_DETAIL.roundSeconds),
  roundsChanged: Type.Optional(RESULT_DETAIL.roundsChanged),
  holes1: Type.Optional(RESULT_DETAIL.holes1),
  holes2: Type.Optional(RESULT_DETAIL.holes2),
  situation: Type.Optional(orNull(Situation)),
});

const RemoveGameRow = strict({ kind: Type.Literal('removeGame'), gameNum: number32 });

const RemoveContestRow = strict({ kind: Type.Literal('removeContest'), contestNum: number32, store });

export const ROW_SCHEMAS = {
  game: GameRow,
  line: LineRow,
  contestLine: ContestLineRow,
  score: ScoreRow,
  removeGame: RemoveGameRow,
  removeContest: RemoveContestRow,
} as const;

export type RowKind = keyof typeof ROW_SCHEMAS;
export type PushRow = { [K in RowKind]: Type.Static<(typeof ROW_SCHEMAS)[K]> }[RowKind];

/**
 * 1,000 rows of lines with every field take 0.7 MB, and of contests with the longest names in any script 1.5 MB.
 * Reading a body is one step of the event loop (UTF-8, hash, JSON): 6 ms for 2 MB of rows, 20 ms for the worst text,
 * and at 4 MB up to 55 ms.
 */
export const BATCH_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * A batch is one atomic step of the book. 1,000 new lines take the event loop of a gateway about 25 ms, in the log, the
 * book and the topics together; with twice as many a slow machine freezes for 50 ms.
 */
export const MOST_ROWS = 1_000;

/** `true`: the whole image is in one batch. The other values mark the parts of an image. */
const ImageSchema = Type.Union([
  Type.Boolean(),
  Type.Literal('begin'),
  Type.Literal('part'),
  Type.Literal('end'),
]);

const batchOf = <T extends Type.TSchema>(rows: T) =>
  strict({
    batchId: Type.String({ pattern: '^[\\w.:-]{1,64}$' }),
    sequence: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    image: Type.Optional(ImageSchema),
    rows: Type.Array(rows, { maxItems: MOST_ROWS }),
  });

/** The batch without a schema for its rows, which are judged one by one. */
export const BatchFrame = batchOf(Type.Unknown());
export type Batch = Type.Static<typeof BatchFrame>;

/** Whether the batch is an image or a part of one. */
export const isOfImage = (image: Batch['image']): boolean => image !== undefined && image !== false;
export const beginsImage = (image: Batch['image']): boolean => image === true || image === 'begin';
export const endsImage = (image: Batch['image']): boolean => image === true || image === 'end';

/** The whole batch, for the documentation. */
export const BatchSchema = batchOf(Type.Union(Object.values(ROW_SCHEMAS)));
