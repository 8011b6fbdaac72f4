import type { GameFacts } from './season-facts.ts';

/** W won, L lost, P push, X no action; of each half of the stake, which differ on quarter lines alone (HR-33). */
export type Letter = 'W' | 'L' | 'P' | 'X';
export type Halves = readonly [Letter, Letter];

/** The columns of a stored item that decide its result on a game. */
export interface StoredGameLeg {
  sport_type: string;
  period_number: number | null;
  wager_type: 'S' | 'M' | 'L' | 'E' | null;
  side: string | null;
  final_line: number | null;
  three_way: boolean;
  listed_pitcher1: string | null;
  listed_pitcher2: string | null;
  pitcher1_req_flag: boolean;
  pitcher2_req_flag: boolean;
}

export interface RecomputedLeg {
  halves: Halves;
  /** The price that counts instead of the accepted one: a new pitcher's (HR-34). */
  newPrice: number | null;
}

/** Numbers from here on are other lines for the full game. */
const FIRST_ALTERNATE = 20;

const REGULATION = 10;

export const isFullGame = ({ period_number: period }: Pick<StoredGameLeg, 'period_number'>): boolean =>
  period === 0 || (period ?? 0) >= FIRST_ALTERNATE;

const NO_ACTION: RecomputedLeg = { halves: ['X', 'X'], newPrice: null };

/** House rules HR-33, HR-34 and HR-40, read again for the sports of the season's files. */
export const recomputeLeg = (leg: StoredGameLeg, facts: GameFacts): RecomputedLeg => {
  if (facts.phase === 'cancelled') return NO_ACTION;
  const pitching = judgePitching(leg, facts);
  if (pitching === 'noAction') return NO_ACTION;
  const newPrice =
    pitching === 'newPrice'
      ? leg.side === 'team1'
        ? facts.lastMoneyLine.team1
        : facts.lastMoneyLine.team2
      : null;
  return { halves: judgeScore(leg, pointsOf(leg, facts)), newPrice };
};

const judgePitching = (leg: StoredGameLeg, facts: GameFacts): 'stands' | 'noAction' | 'newPrice' => {
  if (leg.sport_type !== 'Baseball') return 'stands';
  const isNew1 = leg.listed_pitcher1 !== facts.starter1;
  const isNew2 = leg.listed_pitcher2 !== facts.starter2;
  if (!isNew1 && !isNew2) return 'stands';
  if (leg.wager_type !== 'M') return 'noAction';
  if ((isNew1 && leg.pitcher1_req_flag) || (isNew2 && leg.pitcher2_req_flag)) return 'noAction';
  return 'newPrice';
};

/**
 * Periods of hockey and halves of soccer are the file's own, so are football's and basketball's quarters, 3 to 6; 1 and
 * 2 are halves, overtime the second one's; 10 is the game without its overtime. Every full game of these files counts
 * as it ended.
 */
const pointsOf = (leg: StoredGameLeg, facts: GameFacts): readonly [number, number] => {
  if (isFullGame(leg)) return [facts.score1, facts.score2];
  const period = leg.period_number ?? 0;
  const isInQuarters =
    leg.sport_type === 'Football' || (leg.sport_type === 'Basketball' && facts.segments.length >= 4);
  if (isInQuarters && period <= 2 && facts.segments.length >= 4) {
    const [first1, first2] = [0, 1].map((side) => facts.segments[0]![side]! + facts.segments[1]![side]!);
    return period === 1 ? [first1!, first2!] : [facts.score1 - first1!, facts.score2 - first2!];
  }
  if (period === REGULATION) {
    const played = facts.segments.slice(0, isInQuarters ? 4 : leg.sport_type === 'Hockey' ? 3 : 2);
    return [
      played.reduce((sum, [team1]) => sum + team1, 0),
      played.reduce((sum, [, team2]) => sum + team2, 0),
    ];
  }
  const segment = facts.segments[isInQuarters ? period - 3 : period - 1];
  if (segment === undefined) throw new Error(`no points for period ${leg.period_number}`);
  return segment;
};

/** Its result by the score, without regard to pitchers. */
export const judgeScore = (leg: StoredGameLeg, [team1, team2]: readonly [number, number]): Halves => {
  const { wager_type: market, side } = leg;
  if (market === 'M') {
    const winner = team1 > team2 ? 'team1' : team2 > team1 ? 'team2' : 'draw';
    if (winner === side) return ['W', 'W'];
    return winner === 'draw' && !leg.three_way ? ['P', 'P'] : ['L', 'L'];
  }
  const against = againstLine(leg, [team1, team2]);
  const isQuarter = ((leg.final_line ?? 0) * 4) % 2 !== 0;
  return isQuarter ? [letterOf(against - 1), letterOf(against + 1)] : [letterOf(against), letterOf(against)];
};

/** The quarters of a point by which a leg passes its line: whole numbers, below 0 where it falls short. */
const againstLine = (
  { wager_type: market, side, final_line: finalLine }: StoredGameLeg,
  [team1, team2]: readonly [number, number],
): number => {
  const line = (finalLine ?? 0) * 4;
  const ahead = aheadOf(side, market, team1, team2) * 4;
  if (market === 'S' || market === 'M') return ahead + line;
  return side?.toLowerCase().endsWith('over') ? ahead - line : line - ahead;
};

/** How many points it lacks to win; 0: it wins. */
export const findLack = (leg: StoredGameLeg, facts: GameFacts): number =>
  Math.max(0, 1 - againstLine(leg, pointsOf(leg, facts)) / 4);

const aheadOf = (side: string | null, market: string | null, team1: number, team2: number): number => {
  if (market === 'S' || market === 'M') return side === 'team1' ? team1 - team2 : team2 - team1;
  if (market === 'L') return team1 + team2;
  return side?.startsWith('team1') ? team1 : team2;
};

const letterOf = (margin: number): Letter => (margin > 0 ? 'W' : margin < 0 ? 'L' : 'P');
