import fc from 'fast-check';
import type { BookRecords, RecordKind, TopicOp } from '../src/lines/book/book-record.ts';
import { keyOfRecord } from '../src/lines/book/book-record.ts';
import { RECORD_FIELDS } from '../src/doors/wire/record-codec.ts';

const text = fc.string({ maxLength: 12, unit: 'grapheme' });
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const cents = fc.option(fc.nat(100_000_000));
const points = fc.option(fc.integer({ min: -400, max: 400 }).map((quarters) => quarters / 4));
const price = fc.option(fc.oneof(fc.integer({ min: 100, max: 5000 }), fc.integer({ min: -5000, max: -101 })));
const moment = fc.nat(4_000_000_000_000);
const status = fc.constantFrom('O' as const, 'H' as const, 'I' as const);
const few = fc.integer({ min: 1, max: 5 });

/** Keys are few so that ops of one run meet on the same record. */
export const recordArbitraries: { [K in RecordKind]: fc.Arbitrary<BookRecords[K]> } = {
  game: fc.record({
    gameNum: few,
    feedId: text,
    sportType: text,
    sportSubType: text,
    team1Id: text,
    team2Id: text,
    team1RotNum: whole,
    team2RotNum: whole,
    gameDateTimeMs: moment,
    listedPitcher1: fc.option(text),
    listedPitcher2: fc.option(text),
    preventPointBuyingFlag: fc.boolean(),
    parlayRestriction: fc.option(fc.constantFrom('D' as const, 'S' as const)),
    includeTeamTotals: fc.boolean(),
    correlation: fc.array(fc.nat(999), { maxLength: 3 }),
    isTitle: fc.boolean(),
    isSpotlight: fc.boolean(),
  }),
  line: fc.record({
    gameNum: few,
    periodNumber: fc.integer({ min: 0, max: 2 }),
    store: text,
    periodWagerCutoffMs: moment,
    disabled: fc.boolean(),
    spread1: points,
    spread2: points,
    spreadAdj1: price,
    spreadAdj2: price,
    spreadLineStatus: status,
    spreadMaxWagerCents: cents,
    moneyLine1: price,
    moneyLine2: price,
    moneyLineDraw: price,
    moneyLineStatus: status,
    moneyLineMaxWagerCents: cents,
    totalPoints: points,
    ttlPtsAdj1: price,
    ttlPtsAdj2: price,
    totalsStatus: status,
    totalsMaxWagerCents: cents,
    team1TotalPoints: points,
    team1TtlPtsAdj1: price,
    team1TtlPtsAdj2: price,
    team2TotalPoints: points,
    team2TtlPtsAdj1: price,
    team2TtlPtsAdj2: price,
    teamTotalsLineStatus: status,
    teamTotalsMaxWagerCents: cents,
    version: fc.nat(),
    doubtedMarkets: fc.constantFrom('', 'S', 'ML', 'SMLE'),
  }),
  contestLine: fc.record({
    contestNum: few,
    contestantNum: few,
    feedId: text,
    store: text,
    contestType: text,
    contestType2: text,
    contestType3: text,
    contestDesc: text,
    contestantName: text,
    rotNum: whole,
    moneyLine: price,
    status,
    maxWagerCents: cents,
    wagerCutoffMs: moment,
    disabled: fc.boolean(),
    gameNum: fc.option(fc.nat()),
    outcome: fc.option(fc.constantFrom('W' as const, 'L' as const, 'P' as const)),
    tied: fc.option(fc.integer({ min: 2, max: 9 })),
    places: fc.option(fc.integer({ min: 1, max: 9 })),
    isSpotlight: fc.boolean(),
    related: fc.array(few, { maxLength: 2 }),
    version: fc.nat(),
    doubted: fc.boolean(),
  }),
  score: fc.record({
    gameNum: few,
    phase: fc.constantFrom('scheduled', 'live', 'suspended', 'final', 'postponed', 'cancelled'),
    clock: text,
    score1: fc.nat(200),
    score2: fc.nat(200),
    segments: fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 5 }),
    startingPitcher1: fc.option(text),
    startingPitcher2: fc.option(text),
    version: fc.nat(),
    playedMinutes: fc.option(fc.nat(200)),
    official: fc.option(fc.boolean()),
    playedHalves: fc.option(fc.nat(40)),
    scheduledInnings: fc.option(fc.constantFrom(7, 9)),
    winner: fc.option(fc.constantFrom(1, 2)),
    absent: fc.option(fc.constantFrom(1, 2)),
    rounds: fc.option(fc.nat(15)),
    roundSeconds: fc.option(fc.nat(300)),
    roundsChanged: fc.option(fc.boolean()),
    holes1: fc.option(fc.nat(72)),
    holes2: fc.option(fc.nat(72)),
    situation: fc.option(fc.array(fc.option(fc.nat(99)), { maxLength: 5 })),
  }),
};

/** Fields that make up a record's key; a patch never names them. */
const KEY_FIELDS: ReadonlySet<string> = new Set(['gameNum', 'periodNumber', 'contestNum', 'contestantNum']);

const opOfKind = <K extends RecordKind>(kind: K): fc.Arbitrary<TopicOp> => {
  const record = recordArbitraries[kind];
  const patchable = (RECORD_FIELDS[kind] as readonly string[]).filter((field) => !KEY_FIELDS.has(field));
  return fc.oneof(
    record.map((it) => ({ op: 'put', kind, key: keyOfRecord(kind, it), record: it }) as TopicOp),
    fc.tuple(record, fc.subarray(patchable, { minLength: 1 })).map(([it, names]) => {
      const values = it as unknown as Record<string, unknown>;
      const fields = Object.fromEntries(names.map((name) => [name, values[name]]));
      return { op: 'patch', kind, key: keyOfRecord(kind, it), fields } as TopicOp;
    }),
    record.map((it) => ({ op: 'remove', kind, key: keyOfRecord(kind, it) }) as TopicOp),
  );
};

export const topicOpArbitrary: fc.Arbitrary<TopicOp> = fc.oneof(
  opOfKind('game'),
  opOfKind('line'),
  opOfKind('contestLine'),
  opOfKind('score'),
);
