import { describe, expect, it } from 'vitest';
import { createContestLine, createGame, createLine, KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import type { BookRecords, RecordKind } from '../../lines/book/book-record.ts';
import { decodeOp, encodePut } from './record-codec.ts';

/** What a reader of the socket gets of a record. */
const sendOver = <K extends RecordKind>(kind: K, record: BookRecords[K]): unknown => {
  const op = decodeOp(JSON.parse(JSON.stringify(encodePut(kind, record))));
  return op?.op === 'put' ? op.record : null;
};

/** Every field that docs/glossary.md gives the specification's ones, in the specification's order. */
const GAME = {
  gameNum: 4711,
  sportType: 'Baseball',
  sportSubType: 'MLB',
  team1Id: 'Detroit Tigers',
  team2Id: 'Pittsburgh Pirates',
  team1RotNum: 901,
  team2RotNum: 902,
  gameDateTimeMs: KICK_OFF_MS,
  isTitle: true,
  listedPitcher1: 'Skubal',
  listedPitcher2: 'Skenes',
  preventPointBuyingFlag: true,
  parlayRestriction: 'D',
  includeTeamTotals: false,
  correlation: [7, 8],
} as const;

const LINE = {
  gameNum: 4711,
  periodNumber: 2,
  periodWagerCutoffMs: KICK_OFF_MS - 60_000,
  disabled: true,
  spread1: -1.5,
  spread2: 1.5,
  spreadAdj1: 140,
  spreadAdj2: -160,
  spreadLineStatus: 'I',
  moneyLine1: -155,
  moneyLine2: 135,
  moneyLineDraw: 300,
  moneyLineStatus: 'H',
  totalPoints: 8.5,
  ttlPtsAdj1: -105,
  ttlPtsAdj2: -115,
  totalsStatus: 'I',
  team1TotalPoints: 4.5,
  team1TtlPtsAdj1: -120,
  team1TtlPtsAdj2: 100,
  team2TotalPoints: 3.5,
  team2TtlPtsAdj1: 105,
  team2TtlPtsAdj2: -125,
  teamTotalsLineStatus: 'H',
  // The circled maxima, in cents.
  spreadMaxWagerCents: 50_001,
  moneyLineMaxWagerCents: 50_002,
  totalsMaxWagerCents: 50_003,
  teamTotalsMaxWagerCents: 50_004,
} as const;

const CONTEST = {
  contestNum: 12,
  contestantNum: 3,
  contestantName: 'Ludvig Åberg',
  rotNum: 8_103,
  disabled: true,
  moneyLine: 1_400,
  status: 'I',
} as const;

const CATEGORY = { contestType: 'Golf', contestType2: 'The Open', contestType3: 'Winner' } as const;

/** Row of the specification, and what stands for its field. */
const GAME_FIELDS: [string, ...(keyof typeof GAME)[]][] = [
  ['ENT2-01.1', 'gameNum'],
  ['ENT2-01.3', 'sportType'],
  ['ENT2-01.4', 'sportSubType'],
  ['ENT2-01.5', 'team1Id', 'team2Id'],
  ['ENT2-01.6', 'team1RotNum', 'team2RotNum'],
  ['ENT2-01.7', 'gameDateTimeMs'],
  ['ENT2-01.9', 'isTitle'],
  ['ENT2-01.25', 'listedPitcher1', 'listedPitcher2'],
  ['ENT2-01.26', 'preventPointBuyingFlag'],
  ['ENT2-05', 'parlayRestriction'],
  ['ENT2-01.28', 'includeTeamTotals'],
  ['ENT2-06', 'correlation'],
];

const LINE_FIELDS: [string, ...(keyof typeof LINE)[]][] = [
  ['ENT2-01.2', 'periodNumber'],
  ['ENT2-01.8', 'periodWagerCutoffMs'],
  ['ENT2-01.10', 'disabled'],
  ['ENT2-01.11', 'spread1', 'spread2'],
  ['ENT2-01.12', 'spreadAdj1', 'spreadAdj2'],
  ['ENT2-01.13', 'spreadLineStatus'],
  ['ENT2-01.14', 'moneyLine1', 'moneyLine2'],
  ['ENT2-01.15', 'moneyLineDraw'],
  ['ENT2-01.16', 'moneyLineStatus'],
  ['ENT2-01.17', 'ttlPtsAdj1', 'ttlPtsAdj2'],
  ['ENT2-01.18', 'totalPoints'],
  ['ENT2-01.19', 'totalsStatus'],
  ['ENT2-01.20', 'team1TtlPtsAdj1', 'team1TtlPtsAdj2'],
  ['ENT2-01.21', 'team2TtlPtsAdj1', 'team2TtlPtsAdj2'],
  ['ENT2-01.22', 'team1TotalPoints', 'team2TotalPoints'],
  ['ENT2-01.23', 'teamTotalsLineStatus'],
  [
    'ENT2-04',
    'spreadMaxWagerCents',
    'moneyLineMaxWagerCents',
    'totalsMaxWagerCents',
    'teamTotalsMaxWagerCents',
  ],
];

const CONTEST_FIELDS: [string, ...(keyof typeof CONTEST)[]][] = [
  ['ENT2-07.1', 'contestNum'],
  ['ENT2-07.2', 'contestantNum'],
  ['ENT2-07.3', 'contestantName'],
  ['ENT2-07.4', 'rotNum'],
  ['ENT2-07.5', 'disabled'],
  ['ENT2-07.6', 'moneyLine', 'status'],
];

describe('what a record carries over the wire', () => {
  const read = (record: unknown, name: string) => Reflect.get(record as object, name) as unknown;

  it.each(GAME_FIELDS)('%s: a game’s %s %s', (_id, ...names) => {
    const received = sendOver('game', createGame(GAME));
    for (const name of names) expect(read(received, name)).toEqual(GAME[name]);
  });

  it.each(LINE_FIELDS)('%s: a line’s %s %s', (_id, ...names) => {
    const received = sendOver('line', createLine(LINE));
    for (const name of names) expect(read(received, name)).toEqual(LINE[name]);
  });

  it.each(CONTEST_FIELDS)('%s: a contest line’s %s %s', (_id, ...names) => {
    const received = sendOver('contestLine', createContestLine(CONTEST));
    for (const name of names) expect(read(received, name)).toEqual(CONTEST[name]);
  });

  it.each([
    ['game', GAME, GAME_FIELDS],
    ['line', { ...LINE, gameNum: undefined }, [...LINE_FIELDS, ['', 'gameNum']]],
    ['contest line', CONTEST, CONTEST_FIELDS],
  ])('every field of a %s has its row', (_kind, record, fields) => {
    expect(fields.flatMap(([, ...names]) => names).toSorted()).toEqual(Object.keys(record).toSorted());
  });

  it('ENT2-08: a contest line, the three levels of its category', () => {
    expect(sendOver('contestLine', createContestLine(CATEGORY))).toMatchObject(CATEGORY);
  });
});
