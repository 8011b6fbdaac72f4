import { calculateFreePlayBack } from '@lineboard/domain/betting/settlement/free-play-back';
import { applyCut, type Cut, cutToWhatCameBack } from '@lineboard/domain/betting/rolling-if/cut-child';
import { rifDelivers } from '@lineboard/domain/betting/rolling-if/judge-rif';
import { capRepriced } from '@lineboard/domain/betting/settlement/cap-repriced';
import { settleWager } from '@lineboard/domain/betting/settlement/settle-wager';
import { WAGER_KINDS, type WagerKind } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { type StoredWager, wagerOf } from '../wagers/stored-wager.ts';

/** The state of a wager as far as money is concerned. */
export interface Outcome {
  status: StoredWager['status'];
  /** The amount that it adds to the balance; null while it is open. */
  netCents: number | null;
  /** The amount that the account holds for it while it is open. */
  heldCents: number;
  /** The rest of a rolling if whose parent returned less than its stake; null when nothing is cut. */
  cut: Cut | null;
  /** The part of a free play's stake that goes back to the free-play balance (HR-31). */
  freePlayBackCents: number;
}

/**
 * What a rolling if's parent came to (HR-25): as long as it is open the child waits; failed, the child is no action;
 * else the child stakes no more than came back.
 */
export type ParentState = 'open' | 'failed' | { gaveBackCents: number };

const NOTHING = { heldCents: 0, cut: null, freePlayBackCents: 0 };

/** @param parent null of a wager that rolls from none */
export const decideWager = (stored: StoredWager, parent: ParentState | null): Outcome => {
  // HR-56: a sale stands, whatever becomes of the legs.
  if (stored.status === 'S')
    return { ...NOTHING, status: 'S', netCents: stored.net_cents, heldCents: stored.held_cents };
  if (parent === 'open') return { ...NOTHING, status: 'O', netCents: null };
  if (parent === 'failed') return { ...NOTHING, status: 'X', netCents: 0 };
  const { wager, results } = wagerOf(stored);
  const riskCents = stored.risk_cents;
  const cut = parent === null ? null : cutToWhatCameBack(wager, riskCents, parent.gaveBackCents);
  const heldCents = wager.freePlay ? 0 : (cut?.riskCents ?? riskCents);
  const settlement = settleWager(applyCut(wager, cut), results);
  if (settlement === null) return { status: 'O', netCents: null, heldCents, cut, freePlayBackCents: 0 };
  const freePlayBackCents = calculateFreePlayBack(wager, results, settlement, riskCents);
  const printed = { riskCents, toWinCents: stored.to_win_cents };
  const netCents = capRepriced(wager, printed, settlement.netCents, maxPayoutOf(stored, wager.terms.kind));
  return { ...settlement, netCents, heldCents, cut, freePlayBackCents };
};

/** The customer's cap on what a kind pays; null: none. */
export const maxPayoutOf = (
  stored: Pick<StoredWager, (typeof COLUMN_OF_CAP)[keyof typeof COLUMN_OF_CAP]>,
  kind: WagerKind,
): number | null => {
  const { payoutCap } = WAGER_KINDS[kind];
  return payoutCap === null ? null : stored[COLUMN_OF_CAP[payoutCap]];
};

const COLUMN_OF_CAP = {
  parlay: 'parlay_max_payout_cents',
  roundRobin: 'round_robin_max_payout_cents',
  ifBet: 'if_bet_max_payout_cents',
} as const;

/** The effect of a wager on the one that rolls from it. A wager that was never in action delivers nothing. */
export const judgeParent = (
  parent: Pick<StoredWager, 'risk_cents'>,
  { status, netCents, cut }: Outcome,
  ownParent: ParentState | null,
  child: Pick<StoredWager, 'rif_win_only'>,
): ParentState => {
  const delivers = rifDelivers(status, child.rif_win_only ?? false);
  if (delivers === null) return 'open';
  if (!delivers || ownParent === 'failed') return 'failed';
  return { gaveBackCents: (cut?.riskCents ?? parent.risk_cents) + (netCents ?? 0) };
};
