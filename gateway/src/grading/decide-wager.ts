import { isRifCovered, rifDelivers } from '@lineboard/domain/rolling-if/judge-rif';
import { settleWager } from '@lineboard/domain/wager/settle-wager';
import { type StoredWager, wagerOf } from '../wagers/stored-wager.ts';

/** Where a wager stands as far as money is concerned. */
export interface Outcome {
  status: StoredWager['status'];
  /** What it adds to the balance; null while it is open. */
  netCents: number | null;
  /** What the account holds for it while it is open. */
  heldCents: number;
}

/** What a rolling if's parent came to (HR-25): as long as it is open the child waits; failed, the child is no action. */
export type ParentState = 'open' | 'delivered' | 'failed';

/** @param parent null of a wager that rolls from none */
export const decideWager = (stored: StoredWager, parent: ParentState | null): Outcome => {
  if (parent === 'open') return { status: 'O', netCents: null, heldCents: 0 };
  if (parent === 'failed') return { status: 'X', netCents: 0, heldCents: 0 };
  const heldCents = stored.free_play_flag ? 0 : stored.risk_cents;
  const { wager, results } = wagerOf(stored);
  const settlement = settleWager(wager, results);
  return settlement === null
    ? { status: 'O', netCents: null, heldCents }
    : { status: settlement.status, netCents: settlement.netCents, heldCents };
};

/** What a wager means for the one that rolls from it. A wager that was never in action itself delivers nothing. */
export const judgeParent = (
  parent: Pick<StoredWager, 'risk_cents'>,
  { status, netCents }: Outcome,
  ownParent: ParentState | null,
  child: Pick<StoredWager, 'risk_cents' | 'rif_win_only'>,
): ParentState => {
  const delivers = rifDelivers(status, child.rif_win_only ?? false);
  if (delivers === null) return 'open';
  const isCovered = isRifCovered({ riskCents: parent.risk_cents, netCents: netCents ?? 0 }, child.risk_cents);
  return delivers && isCovered && ownParent !== 'failed' ? 'delivered' : 'failed';
};
