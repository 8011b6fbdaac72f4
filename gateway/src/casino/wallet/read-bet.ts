import { createStatement } from '../../ground/database/create-statement.ts';
import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { PLAY_COLUMNS, type PlayRow } from '../play/play-row.ts';
import { OPEN_SESSIONS, ofSession } from '../play/session-goes-on.ts';
import { OWN_TERMS_COLUMNS, type OwnTerms } from '../../account/own-limits/own-terms.ts';
import { KNOWN_COLUMNS, type KnownRow } from './known-transaction.ts';
import type { PlayerTerms } from './may-play.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';

/** A player in a wallet session that goes on. */
export interface Player extends AccountRow, PlayerTerms {
  customer_id: string;
  currency: string;
  /** The page's session that the game was opened in, and what its customer last did there. */
  session_token_hash: Buffer;
  active_at_ms: number | null;
}

export type BetPlayer = Player & OwnTerms;

export type BetRow = KnownRow & LeftJoined<PlayRow> & { open_rounds: number | null };

/** The columns of `wallet_session s` and `session l`, `customer c` and `account a`. */
export const PLAYER_COLUMNS = `s.customer_id, s.integration, s.session_token_hash, l.active_at_ms, c.currency, c.is_demo, c.is_offline, c.credit_acct_flag,
  c.credit_limit_cents, c.customer_is_a_bot and l.captcha_passed_at_ms is null as captcha_due,
  a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version,
  array(select r.code from customer_restriction r where r.customer_id = s.customer_id) as restriction_codes`;

/** A session ends with the page's own, with its time, and with the account. */
export const PLAYERS = `${OPEN_SESSIONS}
  join customer c on c.customer_id = s.customer_id and c.closed_at_ms is null
  join account a on a.customer_id = s.customer_id`;

export const OF_SESSION = ofSession(':provider');

interface BetQuestion {
  provider: string;
  transaction: string;
  round: string;
  sessionHash: Buffer;
  wallMs: number;
}

/** Reads at one moment what was decided of the transaction, who plays, and the state of the round. */
const SELECT = createStatement<BetQuestion>(
  'read-bet',
  `select ${KNOWN_COLUMNS}, ${PLAY_COLUMNS}, player.*
   from (values (1)) one
   left join wallet_transaction t on t.provider = :provider::text and t.transaction = :transaction::text
   left join casino_play p on p.provider = :provider::text and p.round = :round::text
   left join (
     select ${PLAYER_COLUMNS}, ${OWN_TERMS_COLUMNS.replaceAll(':customerId', 's.customer_id')},
       (select count(*) from casino_play o where o.customer_id = s.customer_id and o.provider = s.provider
          and o.posted_book_ms is null) as open_rounds
     from ${PLAYERS} where ${OF_SESSION}
   ) player on true`,
);

/** @returns a player of null: the session is none of this provider's that goes on */
export const readBet = async (
  runner: StatementRunner,
  question: BetQuestion,
): Promise<{ row: BetRow; player: BetPlayer | null }> => {
  const { rows } = await runner.query<BetRow & (BetPlayer | { customer_id: null })>(SELECT(question));
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that gives one row gave none');
  return { row, player: row.customer_id === null ? null : (row as BetRow & BetPlayer) };
};
