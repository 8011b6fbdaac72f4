/**
 * What was kept with a same-game parlay when it was accepted, from the lines of then (HR-51) and the figures of the
 * house rules (HR-65): by points of each team and not by margins and totals, as the book does it.
 */
import type { Covariances } from '@lineboard/domain/betting/combination/covariances';
import { FITTED_COVARIANCES } from '@lineboard/domain/betting/combination/fitted-covariances';
import type { LineHistory } from '../../fuzz/line-history.ts';
import type { StoredLeg } from '../read-stored-season.ts';
import { listFair } from '../sales/recompute-offer.ts';
import type { StoredCombination } from './recompute-combination.ts';

/** A leg with its league, as feeds name it. */
export type LeagueLeg = StoredLeg & { sport_sub_type: string };

interface Moment {
  fromMs: number;
  toMs: number;
}

/** HR-66: 5 % and 2 % for each further leg, and one and a half times the product at most. */
const MARGINS = { marginPercent: 5, legPercent: 2, mostOfProductPercent: 150 } as const;
const ROUNDING = 1e-12;
/** Correlations are quotients of sums of figures with three places. */
const CORRELATION_ROUNDING = 1e-9;

/**
 * @param legs of the wager
 * @param moment when the ticket was accepted
 * @returns what is wrong with it
 */
export const judgeKept = (
  kept: StoredCombination,
  legs: readonly LeagueLeg[],
  moment: Moment,
  history: Pick<LineHistory, 'line'>,
): string[] => {
  const own = kept.legs.flatMap((at) => legs[at] ?? []);
  const wrong: string[] = [];
  for (const [name, figure] of Object.entries(MARGINS))
    if (kept[name as keyof typeof MARGINS] !== figure) wrong.push(`${name} is ${figure}`);
  for (const [at, leg] of own.entries()) {
    const lines = history.line(leg.game_num ?? 0, leg.period_number ?? 0, moment.fromMs, moment.toMs);
    const fair = listFair(lines, leg).map(({ upper, lower }) => Number(upper) / Number(lower));
    const probability = kept.probabilities[at] ?? 0;
    if (!fair.some((each) => Math.abs(each - probability) < ROUNDING))
      wrong.push(`leg ${at + 1} was kept as likely ${probability}, by its lines ${fair.join(', ')}`);
  }
  const correlations = correlate(own);
  for (const [at, row] of correlations.entries())
    for (const [other, correlation] of row.entries())
      if (Math.abs((kept.correlations[at]?.[other] ?? 0) - correlation) > CORRELATION_ROUNDING)
        wrong.push(`legs ${at + 1} and ${other + 1} go together by ${correlation}`);
  return wrong;
};

/** Quarters, or what there is of them, in the order of the figures; the last one is overtime. */
const PARTS_OF: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  nfl: { 0: [0, 1, 2, 3, 4], 1: [0, 1], 2: [2, 3, 4], 3: [0], 4: [1], 5: [2], 6: [3] },
  nba: { 0: [0, 1, 2, 3, 4], 1: [0, 1], 2: [2, 3, 4], 3: [0], 4: [1], 5: [2], 6: [3] },
  nhl: { 0: [0, 1, 2, 3], 1: [0], 2: [1], 3: [2] },
  mlb: { 0: [0] },
  collegeFootball: { 0: [0] },
  collegeBasketball: { 0: [0, 1, 2], 1: [0], 2: [1, 2] },
};

/** Numbers from here on are other lines for the full game. */
const FIRST_ALTERNATE = 20;

const MODELS: Readonly<Record<string, keyof typeof FITTED_COVARIANCES>> = {
  Football: 'nfl',
  Basketball: 'nba',
  Hockey: 'nhl',
  Baseball: 'mlb',
};
const COLLEGES: Readonly<Record<string, keyof typeof FITTED_COVARIANCES>> = {
  'COLLEGE FOOTBALL': 'collegeFootball',
  'COLLEGE BASKETBALL': 'collegeBasketball',
  NCAAB: 'collegeBasketball',
};

/** How often each team's points count: those that the leg wants more of, less those that it wants fewer of. */
const sharesOf = ({ wager_type: market, side }: StoredLeg): readonly [team1: number, team2: number] => {
  if (market === 'S' || market === 'M') return side === 'team1' ? [1, -1] : [-1, 1];
  if (market === 'L') return side === 'over' ? [1, 1] : [-1, -1];
  const sign = side?.endsWith('Over') === true ? 1 : -1;
  return side?.startsWith('team1') === true ? [sign, 0] : [0, sign];
};

/** Both teams' points in two parts: half of total and half of margin each. */
const covarianceOf = (
  { margins, totals }: Covariances,
  [team, part]: readonly [number, number],
  [otherTeam, otherPart]: readonly [number, number],
): number => {
  const margin = margins[part]![otherPart]!;
  return (totals[part]![otherPart]! + (team === otherTeam ? margin : -margin)) / 4;
};

const correlate = (legs: readonly LeagueLeg[]): number[][] => {
  const [first] = legs;
  if (first === undefined) return [];
  const model = COLLEGES[first.sport_sub_type.trim().toUpperCase()] ?? MODELS[first.sport_type];
  if (model === undefined) return [];
  const figures = FITTED_COVARIANCES[model];
  const terms = legs.map((leg) => {
    const period = (leg.period_number ?? 0) >= FIRST_ALTERNATE ? 0 : (leg.period_number ?? 0);
    const shares = sharesOf(leg);
    return (PARTS_OF[model]?.[period] ?? []).flatMap((part) =>
      shares.map((share, team) => ({ share, of: [team, part] as const })),
    );
  });
  const sumOf = (one: (typeof terms)[number], other: (typeof terms)[number]): number =>
    one.reduce(
      (sum, a) =>
        sum + other.reduce((inner, b) => inner + a.share * b.share * covarianceOf(figures, a.of, b.of), 0),
      0,
    );
  return terms.map((one) =>
    terms.map((other) => sumOf(one, other) / Math.sqrt(sumOf(one, one) * sumOf(other, other))),
  );
};
