/**
 * Changes a play by one statement that is its own transaction.
 *
 * It begins with the account, on the condition that nothing changed since the move was judged: every change of a play
 * raises its account's version too, so the play is still as it was read. Play, account, ledger and the outcome of a
 * wallet transaction are written together or not at all.
 */
import type { LedgerKind } from '@lineboard/domain/ground/ledger/ledger-kinds';
import type { WalletRound } from '@lineboard/domain/casino/wallet/apply-round-move';
import type { WalletCallName } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';
import { enterTransaction } from './enter-transaction.ts';
import type { PlayMoment } from './play-moment.ts';
import { OPEN_SESSIONS, ofSession } from './session-goes-on.ts';

/** A new play. */
export interface NewPlay {
  provider: string;
  system: string;
  round: string;
  game: string | null;
}

export interface PlayChange {
  customerId: string;
  /** The account's version when it was read. */
  version: number;
  play: NewPlay | { playId: number };
  /** The round after the change. */
  round: WalletRound;
  heldCents: number;
  madeCents: number;
  /** The party that ends the round; null when it goes on, or isn't a wallet's. */
  closedBy: 'provider' | 'rule' | 'operator' | null;
  now: PlayMoment;
}

/** The provider's call that causes the change. */
export interface WalletDecision {
  provider: string;
  transaction: string;
  call: WalletCallName;
  requestHash: Buffer;
  amountCents: number;
  balanceCents: number;
  /** The bet that is rolled back. */
  refers: string | null;
  /** For a bet, the player's session, which must still go on when the bet is written. */
  sessionHash: Buffer | null;
}

const movedIf = (condition: string): string => `moved as (
  ${moveAccount({ currentBalance: ':madeCents::bigint', atRisk: ':heldCents::bigint' })}
  where customer_id = :customerId::text and version = :version::bigint${condition} returning customer_id
)`;

const MOVED = movedIf('');

const MOVED_IN_SESSION = movedIf(
  ` and exists (select from ${OPEN_SESSIONS} where ${ofSession(':decidedProvider')})`,
);

const OPENED = `play as (
  insert into casino_play (customer_id, provider, system, round, game, stake_cents, accepted_book_ms, told_at_ms)
  select customer_id, :provider::text, :system::text, :round::text, :game::text, :stakeCents::bigint, :bookMs::bigint,
    :toldAtMs::bigint
  from moved returning play_id
)`;

const CHANGED = `play as (
  update casino_play p set stake_cents = :stakeCents::bigint, win_cents = :winCents::bigint,
    posted_book_ms = :postedBookMs::bigint, closed_by = :closedBy::text, is_returned = :isReturned::boolean,
    told_at_ms = coalesce(:toldAtMs::bigint, p.told_at_ms)
  from moved where p.play_id = :playId::bigint and p.customer_id = moved.customer_id and p.posted_book_ms is null
  returning p.play_id
)`;

const ENTERED = `entry as (${enterLedger(
  {
    customer_id: ':customerId::text',
    kind: ':kind::text',
    amount_cents: ':madeCents::bigint',
    at_risk_cents: ':heldCents::bigint',
    play_id: 'play_id',
    at_ms: ':wallMs::bigint',
    book_ms: ':bookMs::bigint',
  },
  'play where :kind::text is not null',
)})`;

const DECIDED = `decided as (${enterTransaction(
  {
    provider: ':decidedProvider::text',
    transaction: ':transaction::text',
    call: ':call::text',
    request_hash: ':requestHash::bytea',
    play_id: 'play_id',
    amount_cents: ':amountCents::bigint',
    balance_cents: ':balanceCents::bigint',
    at_ms: ':wallMs::bigint',
  },
  'play',
)})`;

const TAKEN_BACK = `taken_back as (
  update wallet_transaction set refunded_by = :transaction::text
  where provider = :decidedProvider::text and transaction = :refers::text and exists (select from play)
)`;

const create = (name: string, parts: readonly string[]) =>
  createStatement<object>(name, `with ${parts.join(', ')}\nselect play_id from play`);

const STATEMENTS = {
  open: create('open-play', [MOVED, OPENED, ENTERED]),
  change: create('change-play', [MOVED, CHANGED, ENTERED]),
  betOpens: create('open-round', [MOVED_IN_SESSION, OPENED, ENTERED, DECIDED]),
  betRaises: create('raise-round', [MOVED_IN_SESSION, CHANGED, ENTERED, DECIDED]),
  changeForWallet: create('change-round', [MOVED, CHANGED, ENTERED, DECIDED]),
  refundForWallet: create('refund-round', [MOVED, CHANGED, ENTERED, DECIDED, TAKEN_BACK]),
};

const choose = (isNew: boolean, decision: WalletDecision | null): keyof typeof STATEMENTS => {
  if (decision === null) return isNew ? 'open' : 'change';
  if (decision.refers !== null) return 'refundForWallet';
  if (decision.sessionHash === null) return 'changeForWallet';
  return isNew ? 'betOpens' : 'betRaises';
};

/** The ledger row of a change. A play begins with one even if it costs nothing; a win alone makes none. */
const kindOf = ({
  play,
  round,
  heldCents,
}: PlayChange): Extract<LedgerKind, 'casino' | 'casinoHold'> | null => {
  if (round.isPosted) return 'casino';
  return heldCents === 0 && 'playId' in play ? null : 'casinoHold';
};

/**
 * @param decision null when no wallet call caused it
 * @returns the play's number; null when the account changed since it was read, or the session of a bet ended:
 *   everything has to be judged again
 */
export const writePlay = async (
  runner: StatementRunner,
  change: PlayChange,
  decision: WalletDecision | null,
): Promise<number | null> => {
  const { play, round, now, closedBy } = change;
  const bookMs = Math.round(now.bookMs);
  const isNew = !('playId' in play);
  const { provider, ...decided } = decision ?? { provider: null };
  const statement = STATEMENTS[choose(isNew, decision)]({
    ...play,
    ...decided,
    decidedProvider: provider,
    customerId: change.customerId,
    version: change.version,
    heldCents: change.heldCents,
    madeCents: change.madeCents,
    kind: kindOf(change),
    stakeCents: round.stakeCents,
    winCents: round.winCents,
    isReturned: round.isReturned,
    postedBookMs: round.isPosted ? bookMs : null,
    closedBy,
    toldAtMs: decision === null ? null : now.wallMs,
    wallMs: now.wallMs,
    bookMs,
  });
  const { rows } = await runner.query<{ play_id: number }>(statement);
  return rows[0]?.play_id ?? null;
};
