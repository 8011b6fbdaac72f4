import { PLAY_COLUMNS, type PlayRow } from '../play/play-row.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../ground/customer/calculate-balance.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { KNOWN_COLUMNS, type KnownRow } from './known-transaction.ts';

/** A play with the account that it is played on, and the currency of both. */
export type PlayedRow = PlayRow & AccountRow & { currency: string };

export type RoundRow = KnownRow & (PlayedRow | { play_id: null });

/** A bet that is to be taken back, as far as it is known. */
export type RefundRow = RoundRow & {
  bet_call: string | null;
  bet_code: string | null;
  bet_amount_cents: number | null;
  bet_refunded_by: string | null;
};

const PLAYED = `${PLAY_COLUMNS}, ${ACCOUNT_COLUMNS}, c.currency`;

const PLAYS = `(casino_play p join account a on a.customer_id = p.customer_id
  join customer c on c.customer_id = p.customer_id)`;

const KNOWN = 't.provider = :provider::text and t.transaction = :transaction::text';

const SELECT_ROUND = createStatement<{ provider: string; transaction: string; round: string }>(
  'read-round',
  `select ${KNOWN_COLUMNS}, ${PLAYED} from (values (1)) one left join wallet_transaction t on ${KNOWN}
   left join ${PLAYS} on p.provider = :provider::text and p.round = :round::text`,
);

const SELECT_REFUND = createStatement<{ provider: string; transaction: string; refers: string }>(
  'read-refund',
  `select ${KNOWN_COLUMNS}, ${PLAYED}, b.call as bet_call, b.code as bet_code, b.amount_cents as bet_amount_cents,
     b.refunded_by as bet_refunded_by
   from (values (1)) one left join wallet_transaction t on ${KNOWN}
   left join wallet_transaction b on b.provider = :provider::text and b.transaction = :refers::text
   left join ${PLAYS} on p.play_id = b.play_id`,
);

const only = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('a statement that gives one row gave none');
  return row;
};

/** Reads at one moment what was decided of the transaction, and the state of the round and its account. */
export const readRound = async (
  runner: StatementRunner,
  question: { provider: string; transaction: string; round: string },
): Promise<RoundRow> => only((await runner.query<RoundRow>(SELECT_ROUND(question))).rows);

/** The same of a bet by its transaction. */
export const readRefund = async (
  runner: StatementRunner,
  question: { provider: string; transaction: string; refers: string },
): Promise<RefundRow> => only((await runner.query<RefundRow>(SELECT_REFUND(question))).rows);
