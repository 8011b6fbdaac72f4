import type { JudgedCustomer, JudgedLeg, JudgedWager } from './read-judged.ts';

const LONGEST_CHAIN = 5;
/** HR-25: what can't be rolled from, and what can't roll. */
const NEVER_CHAINED = ['roundRobin', 'progressiveParlay', 'combination', 'ifBet', 'reverse'];

/** HR-25 of a rolling if, HR-21 of an if bet. @returns what is wrong with it */
export const judgeChains = (
  wager: JudgedWager,
  customer: JudgedCustomer,
  byName: ReadonlyMap<string, JudgedWager>,
): string[] => [...judgeRolling(wager, byName), ...judgeIfBet(wager, customer)];

const parentOf = (wager: JudgedWager, byName: ReadonlyMap<string, JudgedWager>): JudgedWager | undefined =>
  byName.get(`${wager.parent_ticket_number}-${wager.parent_wager_number}`);

const judgeRolling = (wager: JudgedWager, byName: ReadonlyMap<string, JudgedWager>): string[] => {
  if (wager.parent_ticket_number === null) return [];
  const parent = parentOf(wager, byName);
  if (parent === undefined || parent.customer_id !== wager.customer_id) return ["rolls from another's wager"];
  const wrong: string[] = [];
  if (parent.free_play_flag) wrong.push('rolls from free play');
  for (const each of [parent, wager])
    if (NEVER_CHAINED.includes(each.terms?.kind ?? '')) wrong.push(`a ${each.terms?.kind} in a chain`);
  const most = parent.risk_cents + (wager.rif_win_only === true ? parent.to_win_cents : 0);
  if (wager.risk_cents > most) wrong.push(`risks ${wager.risk_cents} of its parent's ${most}`);
  if (wasDecided(parent, wager.acceptedMs)) wrong.push('rolls from a wager that was decided');
  if (
    wager.legs.some((leg) =>
      parent.legs.some((other) => gameOf(leg) !== null && gameOf(leg) === gameOf(other)),
    )
  )
    wrong.push("rolls onto its parent's game");
  let length = 1;
  for (
    let at = parentOf(wager, byName);
    at !== undefined && length <= LONGEST_CHAIN;
    at = parentOf(at, byName)
  )
    length += 1;
  if (length > LONGEST_CHAIN) wrong.push(`a chain of more than ${LONGEST_CHAIN}`);
  return wrong;
};

/** Between reading the clock and writing. */
const SLACK_MS = 1_000;

/** All the time around a moment: what a final that was taken back decided is open again (HR-41). */
const wasDecided = ({ decisions }: JudgedWager, atMs: number): boolean => {
  const before = decisions.findLast((decision) => decision.atMs < atMs - SLACK_MS);
  const isReopened = decisions.some(
    (decision) => decision.kind === 'reverse' && Math.abs(decision.atMs - atMs) <= SLACK_MS,
  );
  return before?.kind === 'grade' && !isReopened;
};

const gameOf = (leg: JudgedLeg): number | null => leg.game_num;

/** A post-up customer stakes no more than the leg before is sure to bring; a cent of rounding is none of it. */
const judgeIfBet = ({ terms, legs }: JudgedWager, { isCredit }: JudgedCustomer): string[] => {
  if (terms?.kind !== 'ifBet' || isCredit) return [];
  return legs.flatMap((leg, at) => {
    const before = legs[at - 1];
    if (before === undefined) return [];
    const most = before.risk_cents + (terms.condition === 'winOnly' ? before.to_win_cents : 0);
    return leg.risk_cents > most ? [`leg ${at + 1} risks ${leg.risk_cents}, at most ${most}`] : [];
  });
};
