import type { JudgedCustomer, JudgedEntry } from './read-judged.ts';

/** HR-31, HR-42: nobody ever staked money, or free play, that wasn't there. @returns what was */
export const judgeAccounts = (
  entries: readonly JudgedEntry[],
  customers: ReadonlyMap<string, JudgedCustomer>,
): string[] => {
  const accounts = new Map<string, { balance: number; atRisk: number; freePlay: number; before: string }>();
  const wrong: string[] = [];
  for (const entry of entries) {
    const { customer_id: id } = entry;
    const account = accounts.get(id) ?? { balance: 0, atRisk: 0, freePlay: 0, before: '' };
    accounts.set(id, account);
    account.balance += entry.amount_cents;
    account.atRisk += entry.at_risk_cents;
    account.freePlay += entry.free_play_cents;
    // A live ticket was staked when it was sent; nothing that happens to the account meanwhile calls it off (HR-44).
    const wasHeld = entry.kind === 'wager' && account.before === 'release';
    account.before = entry.kind === 'wager' && wasHeld ? 'release' : entry.kind;
    if ((entry.kind !== 'wager' && entry.kind !== 'hold') || wasHeld) continue;
    const available = account.balance - account.atRisk + (customers.get(id)?.creditCents ?? 0);
    if (entry.at_risk_cents > 0 && available < 0) wrong.push(`${id} staked with ${available} available`);
    if (entry.free_play_cents < 0 && account.freePlay < 0)
      wrong.push(`${id} staked ${account.freePlay} free play`);
  }
  return wrong;
};
