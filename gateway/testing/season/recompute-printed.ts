import { type Fraction, fraction, plus, profitAt, times } from './fraction.ts';
import {
  type BruteLeg,
  type BruteTerms,
  type CardTerms,
  belongsAtProfit,
  recomputeWager,
} from './recompute-wager.ts';
import {
  type Between,
  boundPrice,
  type CombinationTerms,
  isWithin,
  profitOfAll,
  readFraction,
  type StoredCombination,
} from './combinations/recompute-combination.ts';
import { type Halves, isFullGame, judgeScore } from './recompute-leg.ts';
import type { SeasonFacts } from './season-facts.ts';
import type { StoredLeg, StoredSeasonWager } from './read-stored-season.ts';

/** With more outcomes than this, a wager's extremes aren't searched by listing them all. */
const MOST_OUTCOMES = 2_500;

/** @returns the faults in the printed ticket: in its amounts, its worst and best case, and its excluded pairs */
export const recomputePrinted = (wager: StoredSeasonWager, facts: SeasonFacts): string[] => [
  ...checkAmounts(wager),
  ...checkExtremes(wager),
  ...checkExcluded(wager, facts),
];

const isOwnStake = (terms: StoredSeasonWager['terms']): boolean =>
  terms === null || terms.kind === 'ifBet' || terms.kind === 'reverse';

/** Checks that one amount follows from the other at the price (HR-1, HR-10, HR-12). */
const checkAmounts = ({ terms, legs, fills }: StoredSeasonWager): string[] => {
  if (isOwnStake(terms)) {
    return legs
      .filter((leg) => !belongsAtProfit(enteredOf(leg), profitAt(leg.final_price)))
      .map((leg) => `${leg.risk_cents} doesn't win ${leg.to_win_cents} at ${leg.final_price}`);
  }
  if (terms?.kind === 'parlay') {
    // If it was filled after a leg had got another pitcher, its to-win was printed with that leg's new price (HR-34).
    const prices = legs.map((leg) =>
      fills > 0 && leg.settled_price !== null ? [leg.final_price, leg.settled_price] : [leg.final_price],
    );
    const isRight = [...listAll(prices)].some((chosen) =>
      belongsAtProfit(terms, profitOfParlay(chosen, terms.card)),
    );
    if (!isRight) return [`a parlay of ${terms.riskCents} doesn't win ${terms.toWinCents}`];
  }
  if (terms?.kind === 'teaser') {
    const teams = legs.length + (terms.openSpots ?? 0);
    const price = terms.teaser.payCards[teams];
    if (price === undefined || terms.teams !== teams || !belongsAtProfit(terms, profitAt(price)))
      return [`a teaser of ${terms.riskCents} doesn't win ${terms.toWinCents}`];
  }
  if (terms?.kind === 'progressiveParlay') {
    const profit = terms.payouts[legs.length]?.[0];
    if (profit === undefined || terms.entered !== 'risk' || !belongsAtProfit(terms, fraction(...profit)))
      return [`a progressive parlay of ${terms.riskCents} doesn't win ${terms.toWinCents}`];
  }
  if (terms?.kind === 'combination') {
    const prices = legs.map(({ final_price: price }) => ({ price }));
    return [
      ...(belongsAtProfit(terms, profitOfAll(terms, prices))
        ? []
        : [`a combination of ${terms.riskCents} doesn't win ${terms.toWinCents}`]),
      ...terms.combinations
        .filter((each) => !isWithin(readFraction(each.factor), boundOf(each, legs)))
        .map((each) => `${each.legs.length} legs pay ${each.factor} together`),
    ];
  }
  return [];
};

const boundOf = (combination: StoredCombination, legs: readonly StoredLeg[]): Between =>
  boundPrice(
    combination,
    combination.legs.map((at) => legs[at]?.final_price ?? 0),
  );

const enteredOf = (leg: StoredLeg) => ({
  riskCents: leg.risk_cents,
  toWinCents: leg.to_win_cents,
  entered: leg.entered,
});

const profitOfParlay = (prices: readonly number[], card: CardTerms | null): Fraction => {
  const payout = prices.every((price) => price === -110) ? card?.payouts[prices.length] : undefined;
  if (payout !== undefined) return fraction(payout[0], payout[1]);
  return plus(prices.map((price) => plus(fraction(1), profitAt(price))).reduce(times), fraction(-1));
};

/**
 * HR-22: the held amount is the exact worst case and the shown one the exact best case, over all outcomes of the legs.
 */
const checkExtremes = (wager: StoredSeasonWager): string[] => {
  const { terms, fills } = wager;
  // Its risk is its stake, and its best is what it was printed with.
  if (terms?.kind === 'combination')
    return wager.risk_cents === terms.riskCents ? [] : ['risks another stake'];
  // Spots that were open at posting had no price then.
  if (fills > 0 || (terms?.openSpots ?? 0) > 0 || wager.open_spots > 0) return [];
  const outcomes = wager.legs.map(listOutcomes);
  const isSmall = outcomes.reduce((product, { length }) => product * length, 1) <= MOST_OUTCOMES;
  if (!isSmall || (terms?.kind === 'roundRobin' && wager.legs.length > 5)) return [];
  const canHappen = terms?.kind === 'roundRobin' ? listTogether(wager.legs) : () => true;
  const isWinOnly = terms?.kind === 'ifBet' && terms.condition === 'winOnly';
  let [worst, best] = [Infinity, -Infinity];
  for (const halves of listAll(outcomes)) {
    if (!canHappen(halves)) continue;
    const legs = wager.legs.map((leg, at): BruteLeg => bruteLegAsSold(leg, halves[at] ?? ['X', 'X']));
    const { netCents } = recomputeWager(terms as BruteTerms, legs);
    worst = Math.min(worst, netCents, isWinOnly ? withoutUnsureWins(wager, legs) : netCents);
    best = Math.max(best, netCents);
  }
  const risk = Math.max(0, -worst);
  // Legs of one game that exclude each other can't always win together (HR-14): the listed extremes are only bounds
  // then.
  const isBound = terms?.kind === 'roundRobin' && terms.excluded.length > 0;
  const isBest = isBound ? wager.to_win_cents <= best : wager.to_win_cents === best;
  return risk === wager.risk_cents && isBest
    ? []
    : [`risks ${risk} to win ${best}, stored ${wager.risk_cents} to win ${wager.to_win_cents}`];
};

/** HR-86: at another pitcher's price, or by a share of a place, a leg may win next to nothing. */
const withoutUnsureWins = ({ terms, legs: stored }: StoredSeasonWager, legs: readonly BruteLeg[]): number =>
  recomputeWager(
    terms as BruteTerms,
    legs.map((leg, at) => (isUnsure(stored[at]!) ? { ...leg, toWinCents: 0 } : leg)),
  ).netCents;

const isUnsure = (leg: StoredLeg): boolean =>
  leg.pick_type === 'C' ||
  (leg.sport_type === 'Baseball' &&
    leg.wager_type === 'M' &&
    leg.period_number === 0 &&
    !(leg.pitcher1_req_flag && leg.pitcher2_req_flag));

/** More points than either team needs to decide any of these lines. */
const MOST_POINTS = 320;

/**
 * HR-14: legs of one period of a game all follow from one score, and of one contest one contestant wins. All scores are
 * tried.
 */
const listTogether = (legs: readonly StoredLeg[]): ((halves: readonly Halves[]) => boolean) => {
  const events = [...Map.groupBy(legs.keys(), (at) => eventOf(legs[at]!)).values()].filter(
    ({ length }) => length > 1,
  );
  const possible = events.map((places) => listOfOneEvent(places.map((at) => legs[at]!)));
  return (halves) =>
    events.every(
      (places, at) => possible[at]?.has(places.map((place) => halves[place]?.join('')).join()) === true,
    );
};

/** The sports in which every line is about regulation (HR-74). */
const WITHOUT_OVERTIME: ReadonlySet<string> = new Set(['Soccer', 'Rugby']);

/** Where a draw is offered, a money line is about regulation; the other lines of the game mostly aren't. */
const eventOf = (leg: StoredLeg): string => {
  if (leg.pick_type === 'C') return `C ${leg.contest_num}`;
  const isOfItsOwn =
    isFullGame(leg) && leg.wager_type === 'M' && leg.three_way && !WITHOUT_OVERTIME.has(leg.sport_type ?? '');
  return `G ${leg.game_num}.${isFullGame(leg) ? 0 : leg.period_number}${isOfItsOwn ? ' regulation' : ''}`;
};

const listOfOneEvent = (legs: readonly StoredLeg[]): Set<string> => {
  const possible = new Set<string>([legs.map(() => 'PP').join()]);
  if (legs.every(({ pick_type: type }) => type === 'C')) {
    for (const winner of legs) possible.add(legs.map((leg) => (leg === winner ? 'WW' : 'PP')).join());
    possible.add(legs.map(() => 'LL').join());
    return possible;
  }
  const most = Math.min(
    MOST_POINTS,
    2 * Math.max(4, ...legs.map(({ final_line: line }) => Math.ceil(Math.abs(line ?? 0)))),
  );
  const voids = [0, 1, 2, 3].map((changed) => legs.map((leg) => isVoid(leg, changed)));
  for (let score1 = 0; score1 <= most; score1 += 1)
    for (let score2 = 0; score2 <= most; score2 += 1) {
      const letters = legs.map((leg) => judgeScore(leg, [score1, score2]).join(''));
      for (const isOut of voids) possible.add(letters.map((each, at) => (isOut[at] ? 'PP' : each)).join());
    }
  return possible;
};

/**
 * HR-34: a leg is void without its pitcher; run lines and totals need both.
 * @param changed 1 the first starter, 2 the second, 3 both
 */
const isVoid = (leg: StoredLeg, changed: number): boolean => {
  if (leg.sport_type !== 'Baseball' || changed === 0) return false;
  if (leg.wager_type !== 'M') return true;
  return (leg.pitcher1_req_flag && changed % 2 === 1) || (leg.pitcher2_req_flag && changed >= 2);
};

const bruteLegAsSold = (leg: StoredLeg, halves: Halves): BruteLeg => ({
  price: leg.final_price,
  soldPrice: null,
  riskCents: leg.risk_cents,
  toWinCents: leg.to_win_cents,
  entered: leg.entered,
  halves,
  share: null,
});

/** HR-22: lists won, lost and pushed, and for a quarter line also the half win or half loss that some score gives. */
const listOutcomes = (leg: StoredLeg): Halves[] => {
  const whole: Halves[] = [
    ['W', 'W'],
    ['P', 'P'],
    ['L', 'L'],
  ];
  if (leg.pick_type === 'C' || leg.final_line === null || Number.isInteger(leg.final_line * 2)) return whole;
  const scored = Array.from({ length: Math.ceil(Math.abs(leg.final_line)) + 1 }, (_, points) => [
    judgeScore(leg, [points, 0]),
    judgeScore(leg, [0, points]),
  ]).flat();
  const mixed = new Map(scored.filter(([a, b]) => a !== b).map((halves) => [halves.join(''), halves]));
  return [...whole, ...mixed.values()];
};

const listAll = function* <T>(choices: ReadonlyArray<readonly T[]>, before: T[] = []): Generator<T[]> {
  const [first, ...rest] = choices;
  if (first === undefined) yield before;
  else for (const choice of first) yield* listAll(rest, [...before, choice]);
};

/**
 * HR-11: one side and one total of the same period of a game may be on one ticket; a contest excludes itself and its
 * game.
 */
const checkExcluded = ({ terms, legs }: StoredSeasonWager, facts: SeasonFacts): string[] => {
  if (terms?.kind === 'combination') return checkBeside(terms, legs, facts);
  const clashing: string[] = [];
  const mayClash = new Set<string>();
  for (const [at, a] of legs.entries())
    for (const [otherAt, b] of legs.entries()) {
      if (at >= otherAt) continue;
      const clashes = clash(a, b, facts);
      if (clashes === 'always') clashing.push(`${at}-${otherAt}`);
      if (clashes !== 'never') mayClash.add(`${at}-${otherAt}`);
    }
  if (terms?.kind === 'roundRobin') {
    const stored = terms.excluded.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
    const isRight =
      clashing.every((pair) => stored.includes(pair)) && stored.every((pair) => mayClash.has(pair));
    return isRight ? [] : [`leaves out ${stored.join()} instead of ${clashing.join()}`];
  }
  if (terms?.kind === 'progressiveParlay') {
    const games = legs.map(({ game_num: game }) => game);
    return new Set(games).size < games.length ? ['two legs of one game in a progressive parlay'] : [];
  }
  const isTogether = terms?.kind === 'parlay' || terms?.kind === 'teaser';
  return isTogether && clashing.length > 0 ? [`legs ${clashing.join()} stand together`] : [];
};

/** HR-64: legs of one game are one combination, and no other leg of the game stands beside it. */
const checkBeside = (
  { combinations }: CombinationTerms,
  legs: readonly StoredLeg[],
  facts: SeasonFacts,
): string[] => {
  const groupOf = (at: number): number => combinations.findIndex(({ legs: indexes }) => indexes.includes(at));
  const wrong: string[] = [];
  for (const [at, a] of legs.entries())
    for (const [otherAt, b] of legs.entries()) {
      if (at >= otherAt) continue;
      const isOne = groupOf(at) >= 0 && groupOf(at) === groupOf(otherAt);
      const isOfOneGame = a.game_num !== null && a.game_num === b.game_num;
      if (isOne && !isOfOneGame) wrong.push('a combination of two games');
      const isCombined = groupOf(at) >= 0 || groupOf(otherAt) >= 0;
      if (!isOne && ((isOfOneGame && isCombined) || clash(a, b, facts) === 'always'))
        wrong.push(`legs ${at}-${otherAt} stand together`);
    }
  return wrong;
};

/** `sometimes`: lines moved, so it depends on the moment at which the ticket was placed. */
const clash = (
  a: StoredLeg,
  b: StoredLeg,
  { gameOfContest, lopsided }: SeasonFacts,
): 'always' | 'sometimes' | 'never' => {
  const gameOf = (leg: StoredLeg): number | undefined =>
    leg.game_num ?? (leg.contest_num === null ? undefined : gameOfContest.get(leg.contest_num));
  if (a.contest_num !== null && a.contest_num === b.contest_num) return 'always';
  if (gameOf(a) === undefined || gameOf(a) !== gameOf(b)) return 'never';
  const kinds = [a.wager_type, b.wager_type];
  const hasSide = kinds.includes('S') || kinds.includes('M');
  if (!(a.period_number === b.period_number && hasSide && kinds.includes('L'))) return 'always';
  return lopsided.get(`${a.game_num}.${a.period_number}`) ?? 'never';
};
