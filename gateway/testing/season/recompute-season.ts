import { type Fraction, fraction, plus, profitAt, times } from './fraction.ts';
import type { BruteLeg, BruteTerms } from './recompute-wager.ts';
import {
  bySign,
  isRestWonWhole,
  listParlays,
  recomputeCut,
  recomputeShareOfWin,
  recomputeWager,
  settleRoundRobin,
} from './recompute-wager.ts';
import { type CombinationTerms, recomputeCombination } from './combinations/recompute-combination.ts';
import { type Letter, type RecomputedLeg, recomputeLeg } from './recompute-leg.ts';
import { recomputePrinted } from './recompute-printed.ts';
import type { StoredAccount, StoredLeg, StoredSeasonWager } from './read-stored-season.ts';
import { type Amounts, replaySales } from './sales/replay-sales.ts';
import type { SeasonFacts } from './season-facts.ts';

interface Settled {
  /** S: nothing is left of it (HR-54). */
  letter: Letter | 'S';
  netCents: number;
  /** That it stakes: less than was printed when its parent gave back less (HR-25). */
  riskCents: number;
  cut: { riskCents: number; toWinCents: number } | null;
  /** The part of a free play's stake that comes back after a push (HR-31). */
  freePlayBackCents: number;
  /** false: it rolled from a wager that didn't deliver. */
  wasInAction: boolean;
}

/**
 * What every wager and every balance must have come to, from the stored tickets and the files' scores.
 *
 * @param wagers parents before their children
 * @returns one line for each figure that is stored otherwise
 */
export const recomputeSeason = (
  wagers: readonly StoredSeasonWager[],
  accounts: readonly StoredAccount[],
  facts: SeasonFacts,
): string[] => {
  const differences: string[] = [];
  const settled = new Map<string, Settled>();
  const nets = new Map<string, number>();
  const freePlay = new Map<string, number>();
  for (const wager of wagers) {
    const name = `${wager.ticket_number}-${wager.wager_number} (${wager.terms?.kind ?? 'straight'})`;
    const differ = (what: string): void => void differences.push(`${name}: ${what}`);
    const legs = wager.legs.map((leg, at) =>
      facts.ruled?.has(`${wager.ticket_number}-${wager.wager_number}-${at + 1}`) === true
        ? NO_ACTION
        : recomputeStoredLeg(leg, facts),
    );
    for (const [at, { halves, newPrice }] of legs.entries()) {
      const stored = wager.legs[at];
      if (stored?.result !== null && !isSameHalves(stored?.result ?? '', halves.join('')))
        differ(`leg ${at + 1} is ${halves.join('')}, stored ${stored?.result}`);
      if ((stored?.settled_price ?? null) !== newPrice && stored?.result !== null)
        differ(`leg ${at + 1} is priced ${newPrice}, stored ${stored?.settled_price}`);
    }
    const outcome = settle(wager, legs, settled);
    settled.set(`${wager.ticket_number}-${wager.wager_number}`, outcome);
    const sold = replaySales(wager);
    for (const what of sold.problems) differ(what);
    if (wager.net_cents !== outcome.netCents) differ(`makes ${outcome.netCents}, stored ${wager.net_cents}`);
    if (wager.status !== outcome.letter) differ(`is ${outcome.letter}, stored ${wager.status}`);
    if (wager.cut_risk_cents !== (outcome.cut?.riskCents ?? null))
      differ(`is cut to ${outcome.cut?.riskCents}, stored ${wager.cut_risk_cents}`);
    if (wager.cut_to_win_cents !== (outcome.cut?.toWinCents ?? null))
      differ(`wins ${outcome.cut?.toWinCents} once cut, stored ${wager.cut_to_win_cents}`);
    if (wager.free_play_back_cents !== outcome.freePlayBackCents)
      differ(`gives back ${outcome.freePlayBackCents} free play, stored ${wager.free_play_back_cents}`);
    for (const what of recomputePrinted(asPrinted(wager, sold.printed), facts)) differ(what);
    const madeCents = outcome.netCents + sold.paidCents - (sold.printed.riskCents - sold.left.riskCents);
    if (wager.ledger_amount !== madeCents)
      differ(`makes ${madeCents} with what was sold, the ledger has ${wager.ledger_amount}`);
    if (wager.ledger_at_risk !== 0) differ(`the ledger still holds ${wager.ledger_at_risk}`);
    const held = wager.free_play_flag || wager.parent_ticket_number !== null ? 0 : sold.printed.riskCents;
    if (wager.held_first !== held) differ(`held ${wager.held_first} from the start instead of ${held}`);
    const staked = wager.free_play_flag ? wager.risk_cents - outcome.freePlayBackCents : 0;
    if (wager.ledger_free_play !== 0 - staked) differ(`took ${wager.ledger_free_play} from free play`);
    nets.set(wager.customer_id, (nets.get(wager.customer_id) ?? 0) + madeCents);
    freePlay.set(wager.customer_id, (freePlay.get(wager.customer_id) ?? 0) + staked);
  }
  for (const account of accounts) {
    const { customer_id: id } = account;
    const balance = account.deposited + (nets.get(id) ?? 0);
    const freePlayBalance = account.free_play_given - (freePlay.get(id) ?? 0);
    if (account.current_balance_cents !== balance)
      differences.push(`${id} has ${balance}, stored ${account.current_balance_cents}`);
    if (account.free_play_balance_cents !== freePlayBalance)
      differences.push(`${id} has ${freePlayBalance} free play, stored ${account.free_play_balance_cents}`);
    if (account.at_risk_cents !== 0) differences.push(`${id} still has ${account.at_risk_cents} at risk`);
  }
  return differences;
};

const isSoldWhole = ({ risk_cents: riskCents, sales }: StoredSeasonWager): boolean =>
  riskCents === 0 && sales.length > 0;

/** Its amounts as they were before anything of it was sold. */
export const asPrinted = (
  wager: StoredSeasonWager,
  { riskCents, toWinCents }: Amounts,
): StoredSeasonWager => {
  if (wager.sales.length === 0) return wager;
  const amounts = { risk_cents: riskCents, to_win_cents: toWinCents };
  return {
    ...wager,
    ...amounts,
    terms:
      wager.terms === null ? null : ({ ...wager.terms, riskCents, toWinCents } as StoredSeasonWager['terms']),
    legs: wager.terms === null ? wager.legs.map((leg) => ({ ...leg, ...amounts })) : wager.legs,
  };
};

/** Which half of a quarter line is told first is nobody's business. */
const isSameHalves = (stored: string, halves: string): boolean =>
  stored === halves || stored === halves.split('').toReversed().join('');

type SettledLeg = RecomputedLeg & { share?: Fraction | null };

const NO_ACTION: SettledLeg = { halves: ['X', 'X'], newPrice: null };

const recomputeStoredLeg = (leg: StoredLeg, facts: SeasonFacts): SettledLeg => {
  if (leg.pick_type === 'C') {
    const told = facts.contests.get(`${leg.contest_num}.${leg.contestant_num}`);
    if (told === undefined) throw new Error(`contest ${leg.contest_num} has no outcome`);
    if (told.tied === null || told.places === null)
      return { halves: [told.outcome, told.outcome], newPrice: null, share: null };
    const share = fraction(told.places, told.tied);
    const back = times(share, plus(fraction(1), profitAt(leg.final_price)));
    const letter = back.upper > back.lower ? 'W' : back.upper < back.lower ? 'L' : 'P';
    return { halves: [letter, letter], newPrice: null, share };
  }
  const game = facts.games.get(leg.game_num ?? 0);
  if (game === undefined) throw new Error(`game ${leg.game_num} has no facts`);
  return recomputeLeg(leg, game);
};

const settle = (
  wager: StoredSeasonWager,
  legs: readonly SettledLeg[],
  settled: ReadonlyMap<string, Settled>,
): Settled => {
  const { risk_cents: riskCents, parent_ticket_number: parentTicket, rif_win_only: winOnly } = wager;
  if (isSoldWhole(wager))
    return { letter: 'S', netCents: 0, riskCents: 0, cut: null, freePlayBackCents: 0, wasInAction: true };
  let gaveBackCents: number | null = null;
  if (parentTicket !== null) {
    const parent = settled.get(`${parentTicket}-${wager.parent_wager_number}`);
    if (parent === undefined) throw new Error(`ticket ${parentTicket} comes after its child`);
    if (!delivers(parent, winOnly ?? false))
      return { letter: 'X', netCents: 0, riskCents, cut: null, freePlayBackCents: 0, wasInAction: false };
    gaveBackCents = parent.riskCents + parent.netCents;
  }
  const bruteLegs = legs.map(({ halves, newPrice, share }, at): BruteLeg => {
    const stored = wager.legs[at];
    return {
      price: newPrice ?? stored?.final_price ?? 0,
      soldPrice: newPrice === null ? null : (stored?.final_price ?? null),
      riskCents: stored?.risk_cents ?? 0,
      toWinCents: stored?.to_win_cents ?? 0,
      entered: stored?.entered ?? 'risk',
      halves,
      share: share ?? null,
    };
  });
  if (wager.terms?.kind === 'combination') return settleCombined(wager, wager.terms, bruteLegs);
  const terms = wager.terms as BruteTerms;
  const cut =
    gaveBackCents === null || gaveBackCents >= riskCents
      ? null
      : recomputeCut(terms, bruteLegs, gaveBackCents);
  if (wager.free_play_flag && terms?.kind === 'roundRobin')
    return settleFreeRoundRobin(terms, bruteLegs, riskCents);
  const { letter, netCents } = isRestOf(wager, bruteLegs)
    ? bySign(wager.to_win_cents, bruteLegs)
    : recomputeWager(cut?.terms ?? terms, cut?.legs ?? bruteLegs);
  const stakeCents = cut === null || gaveBackCents === null ? riskCents : gaveBackCents;
  return {
    letter,
    netCents: wager.free_play_flag ? payFreePlay(terms, bruteLegs, netCents) : netCents,
    riskCents: stakeCents,
    cut: cut === null ? null : { riskCents: stakeCents, toWinCents: cut.toWinCents },
    freePlayBackCents: wager.free_play_flag ? giveBack(terms, bruteLegs, letter, riskCents) : 0,
    wasInAction: true,
  };
};

const isRestOf = (wager: StoredSeasonWager, legs: readonly BruteLeg[]): boolean => {
  const { sold_risk_cents: soldRisk, sold_to_win_cents: soldToWin } = wager;
  const printed = { riskCents: wager.risk_cents + soldRisk, toWinCents: wager.to_win_cents + soldToWin };
  return soldRisk > 0 && isRestWonWhole(wager.terms as BruteTerms, legs, printed);
};

/** What is left of a combination may be worth a trace more or less, as exactly as its price is (HR-65, HR-68). */
const settleCombined = (
  { net_cents: storedCents, risk_cents: riskCents, legs: stored }: StoredSeasonWager,
  terms: CombinationTerms,
  legs: readonly BruteLeg[],
): Settled => {
  const accepted = stored.map(({ final_price: price }) => price);
  const { leastCents, mostCents } = recomputeCombination(terms, legs, accepted);
  const isRight = storedCents !== null && storedCents >= leastCents && storedCents <= mostCents;
  const { letter, netCents } = bySign(isRight ? storedCents : leastCents, legs);
  return { letter, netCents, riskCents, cut: null, freePlayBackCents: 0, wasInAction: true };
};

/** HR-14, HR-31: each parlay pays what it won, and gives its stake back where it made nothing of it. */
const settleFreeRoundRobin = (
  terms: Extract<BruteTerms, { kind: 'roundRobin' }>,
  legs: readonly BruteLeg[],
  riskCents: number,
): Settled => {
  const nets = settleRoundRobin(terms, legs);
  const netCents = nets.reduce((sum, net) => sum + Math.max(0, net), 0);
  const even = listParlays(terms, legs).filter(
    (parlay, at) => nets[at] === 0 && parlay.every(({ share }) => share === null),
  );
  const { letter } = recomputeWager(terms, legs);
  return {
    letter: netCents > 0 ? 'W' : letter,
    netCents,
    riskCents,
    cut: null,
    freePlayBackCents: even.length * terms.riskCents,
    wasInAction: true,
  };
};

/** HR-31: winnings alone, and of a shared place those of the share. */
const payFreePlay = (terms: BruteTerms, legs: readonly BruteLeg[], netCents: number): number => {
  const [leg] = legs;
  return terms === null && leg !== undefined && leg.share !== null
    ? recomputeShareOfWin(leg, leg.share)
    : Math.max(0, netCents);
};

/** HR-31: the whole stake of a push or of no action, half of it when one half of a quarter line is one. */
const giveBack = (
  terms: BruteTerms,
  legs: readonly BruteLeg[],
  letter: Letter,
  riskCents: number,
): number => {
  const [leg] = legs;
  if (legs.some(({ share }) => share !== null)) return 0;
  if (letter === 'P' || letter === 'X') return riskCents;
  const pushes = leg?.halves.filter((half) => half === 'P' || half === 'X').length ?? 0;
  return terms === null && pushes === 1 ? Math.ceil(riskCents / 2) : 0;
};

/** HR-25. */
const delivers = (parent: Settled, winOnly: boolean): boolean =>
  parent.wasInAction && (parent.letter === 'W' || (!winOnly && parent.letter !== 'L'));
