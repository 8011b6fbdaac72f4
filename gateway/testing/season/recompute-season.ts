import type { BruteLeg, BruteTerms } from './recompute-wager.ts';
import { recomputeWager } from './recompute-wager.ts';
import { type Letter, type RecomputedLeg, recomputeLeg } from './recompute-leg.ts';
import { recomputePrinted } from './recompute-printed.ts';
import type { StoredAccount, StoredLeg, StoredSeasonWager } from './read-stored-season.ts';
import type { SeasonFacts } from './season-facts.ts';

interface Settled {
  letter: Letter;
  netCents: number;
  riskCents: number;
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
    const legs = wager.legs.map((leg) => recomputeStoredLeg(leg, facts));
    for (const [at, { halves, newPrice }] of legs.entries()) {
      const stored = wager.legs[at];
      if (stored?.result !== null && !isSameHalves(stored?.result ?? '', halves.join('')))
        differ(`leg ${at + 1} is ${halves.join('')}, stored ${stored?.result}`);
      if ((stored?.settled_price ?? null) !== newPrice && stored?.result !== null)
        differ(`leg ${at + 1} is priced ${newPrice}, stored ${stored?.settled_price}`);
    }
    const outcome = settle(wager, legs, settled);
    settled.set(`${wager.ticket_number}-${wager.wager_number}`, outcome);
    if (wager.net_cents !== outcome.netCents) differ(`makes ${outcome.netCents}, stored ${wager.net_cents}`);
    if (wager.status !== outcome.letter) differ(`is ${outcome.letter}, stored ${wager.status}`);
    for (const what of recomputePrinted(wager, facts)) differ(what);
    if (wager.ledger_amount !== outcome.netCents) differ(`the ledger has ${wager.ledger_amount}`);
    if (wager.ledger_at_risk !== 0) differ(`the ledger still holds ${wager.ledger_at_risk}`);
    const held = wager.free_play_flag || wager.parent_ticket_number !== null ? 0 : wager.risk_cents;
    if (wager.held_first !== held) differ(`held ${wager.held_first} from the start instead of ${held}`);
    const staked = wager.free_play_flag ? wager.risk_cents : 0;
    if (wager.ledger_free_play !== 0 - staked) differ(`took ${wager.ledger_free_play} from free play`);
    nets.set(wager.customer_id, (nets.get(wager.customer_id) ?? 0) + outcome.netCents);
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

/** Which half of a quarter line is told first is nobody's business. */
const isSameHalves = (stored: string, halves: string): boolean =>
  stored === halves || stored === halves.split('').toReversed().join('');

const recomputeStoredLeg = (leg: StoredLeg, facts: SeasonFacts): RecomputedLeg => {
  if (leg.pick_type === 'C') {
    const letter = facts.contests.get(`${leg.contest_num}.${leg.contestant_num}`);
    if (letter === undefined) throw new Error(`contest ${leg.contest_num} has no outcome`);
    return { halves: [letter, letter], newPrice: null };
  }
  const game = facts.games.get(leg.game_num ?? 0);
  if (game === undefined) throw new Error(`game ${leg.game_num} has no facts`);
  return recomputeLeg(leg, game);
};

const settle = (
  wager: StoredSeasonWager,
  legs: readonly RecomputedLeg[],
  settled: ReadonlyMap<string, Settled>,
): Settled => {
  const { risk_cents: riskCents, parent_ticket_number: parentTicket, rif_win_only: winOnly } = wager;
  if (parentTicket !== null) {
    const parent = settled.get(`${parentTicket}-${wager.parent_wager_number}`);
    if (parent === undefined) throw new Error(`ticket ${parentTicket} comes after its child`);
    if (!delivers(parent, winOnly ?? false, riskCents))
      return { letter: 'X', netCents: 0, riskCents, wasInAction: false };
  }
  const bruteLegs = legs.map(({ halves, newPrice }, at): BruteLeg => {
    const stored = wager.legs[at];
    return {
      price: newPrice ?? stored?.final_price ?? 0,
      soldPrice: newPrice === null ? null : (stored?.final_price ?? null),
      riskCents: stored?.risk_cents ?? 0,
      toWinCents: stored?.to_win_cents ?? 0,
      entered: stored?.entered ?? 'risk',
      halves,
    };
  });
  const { letter, netCents } = recomputeWager(wager.terms as BruteTerms, bruteLegs);
  return {
    letter,
    netCents: wager.free_play_flag ? Math.max(0, netCents) : netCents,
    riskCents,
    wasInAction: true,
  };
};

/** HR-25; and what the parent came to must cover the child's risk, which it may not after a tie or half a win. */
const delivers = (parent: Settled, winOnly: boolean, childRiskCents: number): boolean =>
  parent.wasInAction &&
  (parent.letter === 'W' || (!winOnly && parent.letter !== 'L')) &&
  childRiskCents <= parent.riskCents + parent.netCents;
