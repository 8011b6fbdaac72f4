import type { WalletRound } from '@lineboard/domain/casino/wallet/apply-round-move';

/** The columns of `casino_play p`; the account's own columns may follow them. */
export const PLAY_COLUMNS =
  'p.play_id, p.customer_id as play_customer_id, p.system, p.stake_cents, p.win_cents, p.posted_book_ms, p.is_returned';

export interface PlayRow {
  play_id: number;
  play_customer_id: string;
  system: string;
  stake_cents: number;
  win_cents: number | null;
  posted_book_ms: number | null;
  is_returned: boolean;
}

/** The row that a write has left, of a play that goes on. */
export const playRowOf = (
  { play_id, play_customer_id, system }: Pick<PlayRow, 'play_id' | 'play_customer_id' | 'system'>,
  { stakeCents, winCents, isReturned }: WalletRound,
): PlayRow => ({
  play_id,
  play_customer_id,
  system,
  stake_cents: stakeCents,
  win_cents: winCents,
  posted_book_ms: null,
  is_returned: isReturned,
});

export const roundOf = (row: Omit<PlayRow, 'play_id' | 'play_customer_id' | 'system'>): WalletRound => ({
  stakeCents: row.stake_cents,
  winCents: row.win_cents,
  isPosted: row.posted_book_ms !== null,
  isReturned: row.is_returned,
});
