import { describe, expect, it } from 'vitest';
import { createContestLine, createGame, createLine, KICK_OFF_MS } from '../../testing/book-fixtures.ts';
import type { BookRecords, RecordKind } from '../book/book-record.ts';
import { decodeOp, encodePut } from './record-codec.ts';

/** What whoever reads the socket gets of a record. */
const sendOver = <K extends RecordKind>(kind: K, record: BookRecords[K]): unknown => {
  const op = decodeOp(JSON.parse(JSON.stringify(encodePut(kind, record))));
  return op.op === 'put' ? op.record : null;
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

describe('what a record carries over the wire', () => {
  it('ENT2-01: a game line, every field of the specification', () => {
    expect(sendOver('game', createGame(GAME))).toMatchObject(GAME);
    expect(sendOver('line', createLine(LINE))).toMatchObject(LINE);
  });

  it('ENT2-07: a contest line, every field of the specification', () => {
    expect(sendOver('contestLine', createContestLine(CONTEST))).toMatchObject(CONTEST);
  });

  it('ENT2-08: a contest line, the three levels of its category', () => {
    expect(sendOver('contestLine', createContestLine(CATEGORY))).toMatchObject(CATEGORY);
  });
});
