import { gradeStraight } from '../grading/grade-straight.ts';
import { judgePitchers } from '../grading/pitchers.ts';
import { NO_ACTION, type StraightResult } from '../../ground/result/straight-result.ts';
import { lineOffersDraw } from '../../lines/line/market-line.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { SportRow } from '../../ground/sport/sport-row.ts';
import { findPeriod } from '../../ground/sport/find-period.ts';
import { findSport, isSportType } from '../../ground/sport/sports.ts';
import type { GamePick, WagerPick } from '../../ground/pick/pick.ts';
import type { Quote } from '../quote/quote.ts';
import type { JointGroup } from '../wager/joint-group.ts';

/** A leg, reduced to what can also decide other legs. */
export interface JointLeg {
  pick: WagerPick;
  /** That it is graded at; null for money lines and contests. */
  points: number | null;
  quote: Quote | null;
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
}

/**
 * Which results can come together (HR-14). Legs of one period of a game follow from one score: both sides of a market
 * don't win, a middle between two lines does, a side and a total do where a score allows it; alternate lines count as
 * the full game. The whole event may have no action, and in baseball (HR-34) a leg whose pitcher doesn't start. Of one
 * contest at most one contestant wins, the others may be withdrawn.
 *
 * These stay apart: different periods of a game (its regulation is one), a money line with a draw and lines with
 * overtime, and a tennis match's sets and its games: what one says about the other is ignored, as is that some sports
 * know no level score. There the best is never below the truth.
 *
 * @returns groups of at least two legs; every other leg ends for itself
 */
export const groupJointLegs = (legs: readonly JointLeg[]): JointGroup[] => {
  const groups = new Map<string, number[]>();
  for (const [at, leg] of legs.entries()) {
    const key = keyOfEvent(leg);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [at]);
    else group.push(at);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      legs: group,
      outcomes: listOutcomesTogether(group.map((at) => legs[at]!)),
      ...(group.every((at) => legs[at]!.pick.type === 'C') && { isOfContest: true as const }),
    }));
};

const keyOfEvent = ({ pick, quote }: JointLeg): string => {
  if (pick.type === 'C') return `C.${pick.contestNum}`;
  const sport = sportOf(quote);
  const isOfOwnScore = pick.market === 'M' && (sport?.scoring === 'sets' || leavesOvertimeOut(quote));
  return `G.${pick.gameNum}.${periodOfLine(pick.periodNumber)}${isOfOwnScore ? '.M' : ''}`;
};

/** A money line with a draw, of a period whose other markets count the overtime. */
const leavesOvertimeOut = (quote: Quote | null): boolean => {
  if (quote?.type !== 'G' || !lineOffersDraw(quote.line) || !isSportType(quote.game.sportType)) return false;
  return findPeriod(quote.game.sportType, quote.line.periodNumber)?.overtime === true;
};

const sportOf = (quote: Quote | null): SportRow | undefined =>
  quote?.type === 'G' ? findSport(quote.game.sportType) : undefined;

const listOutcomesTogether = (legs: readonly JointLeg[]): StraightResult[][] => {
  if (legs.every(({ pick }) => pick.type === 'C'))
    return legs.map((_leg, winner) => legs.map((_other, at) => (at === winner ? WON : NO_ACTION)));
  const distinct = new Map<string, StraightResult[]>();
  const add = (results: StraightResult[]): unknown => distinct.set(results.join(), results);
  const voids = listVoids(legs);
  for (const score of listScores(legs)) {
    const results = legs.map((leg) => gradeAt(leg, score));
    for (const isVoid of voids) add(results.map((result, at) => (isVoid[at] === true ? NO_ACTION : result)));
  }
  add(legs.map(() => NO_ACTION));
  return [...distinct.values()];
};

const WON: StraightResult = ['W', 'W'];

type Score = readonly [score1: number, score2: number];

const gradeAt = ({ pick, points, quote }: JointLeg, [score1, score2]: Score): StraightResult => {
  if (pick.type === 'C' || quote?.type !== 'G') return NO_ACTION;
  const { market, side } = pick;
  // Strokes: the lower score is the better one.
  const isTurned = sportOf(quote)?.scoring === 'strokes' && (market === 'M' || market === 'S');
  const scores = isTurned ? { score1: score2, score2: score1 } : { score1, score2 };
  return gradeStraight({ market, side, finalLine: points, threeWay: lineOffersDraw(quote.line), ...scores });
};

/** Whichever starters change, which legs have no action; where they aren't named, they don't. */
const listVoids = (legs: readonly JointLeg[]): boolean[][] =>
  [0, 1, 2, 3].map((changed) =>
    legs.map(({ pick, quote, pitcher1ReqFlag, pitcher2ReqFlag }) => {
      if (pick.type === 'C' || quote?.type !== 'G') return false;
      const { sportType, listedPitcher1, listedPitcher2 } = quote.game;
      const outcome = judgePitchers({
        sportType,
        market: pick.market,
        periodNumber: pick.periodNumber,
        pitcher1ReqFlag,
        pitcher2ReqFlag,
        listedPitcher1,
        listedPitcher2,
        startingPitcher1: (changed & 1) === 0 ? listedPitcher1 : SOMEBODY_ELSE,
        startingPitcher2: (changed & 2) === 0 ? listedPitcher2 : SOMEBODY_ELSE,
      });
      return outcome === 'noAction';
    }),
  );

const SOMEBODY_ELSE = ' ';

/** A line in the plane of both scores on which a leg's result changes: a·score1 + b·score2 = at. */
type Edge = readonly [a: number, b: number, at: number];

/**
 * Scores of which every result that the legs can have together has one. The legs' edges part the plane of scores into
 * faces, each of which has a corner where two edges meet (the axes are edges, too); edges run at 45 or 90 degrees, so
 * whole scores of a face, if there are any, lie close to one of its corners.
 */
const listScores = (legs: readonly JointLeg[]): Score[] => {
  const edges = new Map<string, Edge>();
  for (const edge of [[1, 0, 0] as const, [0, 1, 0] as const, ...legs.map(edgeOf)])
    edges.set(edge.join(), edge);
  const scores = new Map<string, Score>();
  const list = [...edges.values()];
  for (const [at, one] of list.entries())
    for (const other of list.slice(at + 1)) {
      const corner = meet(one, other);
      if (corner === null) continue;
      const [x, y] = [Math.floor(corner[0]), Math.floor(corner[1])];
      for (let score1 = Math.max(0, x - NEAR); score1 <= x + NEAR + 1; score1 += 1)
        for (let score2 = Math.max(0, y - NEAR); score2 <= y + NEAR + 1; score2 += 1)
          scores.set(`${score1}.${score2}`, [score1, score2]);
    }
  return [...scores.values()];
};

const NEAR = 2;

const edgeOf = ({ pick, points, quote }: JointLeg): Edge => {
  if (pick.type === 'C') return [1, 0, 0];
  return edgeOfPick(pick, points ?? 0, sportOf(quote)?.scoring === 'strokes');
};

const edgeOfPick = ({ market, side }: GamePick, points: number, isOfStrokes: boolean): Edge => {
  switch (market) {
    case 'M':
      return [1, -1, 0];
    case 'S':
      return [1, -1, (side === 'team1') === isOfStrokes ? points : -points];
    case 'L':
      return [1, 1, points];
    case 'E':
      return side === 'team1Over' || side === 'team1Under' ? [1, 0, points] : [0, 1, points];
  }
};

const meet = ([a, b, at]: Edge, [c, d, other]: Edge): Score | null => {
  const determinant = a * d - b * c;
  return determinant === 0 ? null : [(at * d - b * other) / determinant, (a * other - at * c) / determinant];
};
