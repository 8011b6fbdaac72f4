import type { LineHistory } from '../line-history.ts';
import { circledMaxOf } from './judge-offered.ts';
import type { JudgedCustomer, JudgedLeg, JudgedWager } from './read-judged.ts';

/** Amounts are rounded to the cent each (HR-1). */
const ROUNDING_CENTS = 1;
/** Between reading the clock and writing, and between a grade and what it makes room for. */
const SLACK_MS = 1_000;
const FIRST_ALTERNATE = 20;

/** One leg's amount that counts towards a limit, from when it came to when it went. */
interface Stake {
  wager: JudgedWager;
  leg: JudgedLeg;
  key: string;
  baseCents: number;
  atMs: number;
  releasedMs: number;
}

/**
 * HR-4: nobody has more on a market than the customer's limit.
 * @returns what is over it, with the wager that went over
 */
export const judgeLimits = (
  wagers: readonly JudgedWager[],
  customer: JudgedCustomer,
  history: LineHistory,
): Array<{ wager: JudgedWager; what: string }> => {
  const stakes = new Map<string, Stake[]>();
  for (const stake of wagers.flatMap(listStakes)) {
    const known = stakes.get(stake.key);
    if (known === undefined) stakes.set(stake.key, [stake]);
    else known.push(stake);
  }
  const over: Array<{ wager: JudgedWager; what: string }> = [];
  for (const [key, all] of stakes) {
    const sorted = all.toSorted((a, b) => a.atMs - b.atMs);
    for (const [at, stake] of sorted.entries()) {
      const atRisk = sorted.slice(0, at + 1).filter(({ releasedMs }) => releasedMs > stake.atMs + SLACK_MS);
      const counted = atRisk.includes(stake) ? atRisk : [...atRisk, stake];
      const sum = counted.reduce((total, { baseCents }) => total + baseCents, 0);
      const moment = { fromMs: stake.atMs - SLACK_MS, toMs: stake.atMs + SLACK_MS };
      const circled = circledMaxOf(stake.leg, moment, history) ?? Infinity;
      const limit = Math.min(limitOf(customer, stake), circled);
      if (sum > limit + ROUNDING_CENTS * counted.length)
        over.push({ wager: stake.wager, what: `${sum} on ${key}, limit ${limit}` });
    }
  }
  return over;
};

const kindOf = ({ terms }: JudgedWager): 'S' | 'P' | 'T' => {
  if (terms?.kind === 'teaser') return 'T';
  return terms !== null && ['parlay', 'roundRobin', 'progressiveParlay', 'combination'].includes(terms.kind)
    ? 'P'
    : 'S';
};

/** Alternate lines belong to the market of the full game. */
const marketOf = (leg: JudgedLeg): string => {
  if (leg.pick_type === 'C') return `C ${leg.contest_num}.${leg.contestant_num}`;
  const period = (leg.period_number ?? 0) >= FIRST_ALTERNATE ? 0 : leg.period_number;
  return `${leg.game_num}.${period} ${leg.wager_type} ${leg.side}`;
};

const listStakes = (wager: JudgedWager): Stake[] => {
  const kind = kindOf(wager);
  return wager.legs.map((leg) => {
    const fill = wager.filled.findLast(({ firstItem }) => firstItem <= leg.item_number);
    return {
      wager,
      leg,
      key: `${kind} ${marketOf(leg)}`,
      baseCents: kind === 'S' ? baseOfLeg(wager, leg) : wager.risk_cents,
      atMs: fill?.atMs ?? wager.acceptedMs,
      releasedMs: wager.releasedMs,
    };
  });
};

/** The to-win of a favourite, the risk of an underdog (HR-3); for a reverse as often as the leg is in its bets. */
const baseOfLeg = ({ terms, legs }: JudgedWager, leg: JudgedLeg): number => {
  const base = leg.final_price < 0 ? leg.to_win_cents : leg.risk_cents;
  return terms?.kind === 'reverse' ? base * 2 * (legs.length - 1) : base;
};

/** The most specific row, and of equally specific ones the lowest; a field further on is the more specific one. */
const limitOf = ({ limits }: JudgedCustomer, { wager, leg }: Stake): number => {
  const kind = kindOf(wager);
  const isContest = leg.pick_type === 'C';
  const period = (leg.period_number ?? 0) >= FIRST_ALTERNATE ? 0 : leg.period_number;
  const subject = [
    leg.sport_type,
    leg.sport_sub_type,
    isContest ? null : period,
    kind === 'S' ? (isContest ? 'C' : leg.wager_type) : kind,
  ];
  let best = { weight: -1, cents: 0 };
  for (const row of limits) {
    const fields = [row.sport_type, row.sport_sub_type, row.period_number, row.wager_type];
    if (!fields.every((field, at) => field === null || field === subject[at])) continue;
    const weight = fields.reduce<number>((sum, field, at) => sum + (field === null ? 0 : 100 + 2 ** at), 0);
    if (weight > best.weight || (weight === best.weight && row.max_base_cents < best.cents))
      best = { weight, cents: row.max_base_cents };
  }
  return best.cents;
};

/** HR-10, HR-14: what a wager may pay at most, whenever its legs were added. */
export const judgePayout = (wager: JudgedWager, { maxPayout }: JudgedCustomer): string[] => {
  const { risk_cents: risk, to_win_cents: toWin, terms, legs } = wager;
  const isContest = terms === null && legs[0]?.pick_type === 'C';
  const most =
    terms === null
      ? isContest
        ? maxPayout.contest
        : null
      : {
          parlay: maxPayout.parlay,
          teaser: maxPayout.parlay,
          progressiveParlay: maxPayout.parlay,
          combination: maxPayout.parlay,
          roundRobin: maxPayout.roundRobin,
          ifBet: maxPayout.ifBet,
          reverse: maxPayout.ifBet,
        }[terms.kind];
  const wrong: string[] = [];
  if (most !== null && risk + toWin > most) wrong.push(`pays ${risk + toWin}, at most ${most}`);
  // A new pitcher's price came after the wager was taken (HR-34); with legs called off a progressive parlay may be a
  // parlay, which pays more than its card does (HR-16).
  const isRepriced =
    terms?.kind === 'progressiveParlay' || legs.some(({ settled_price: price }) => price !== null);
  if (most !== null && !isRepriced && risk + (wager.net_cents ?? 0) > most)
    wrong.push(`paid ${risk + (wager.net_cents ?? 0)}, at most ${most}`);
  if (terms?.kind === 'roundRobin' && maxPayout.roundRobinBet !== null && risk > maxPayout.roundRobinBet)
    wrong.push(`risks ${risk} in a round robin, at most ${maxPayout.roundRobinBet}`);
  return wrong;
};
