import type { SweptRows } from '../../ground/database/sweep-old-rows.ts';
import type { Guest } from '@lineboard/domain/sandbox/sandbox-answers';
import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type pg from 'pg';
import { createToken, hashToken, isToken } from '../../account/session/session-token.ts';
import { askBook } from '../ask-book.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';
import type { WalletClient } from '../wallet-client.ts';

/** What a round has to know about its caller. */
export interface SeatedGuest {
  walletSession: string;
  player: string;
  currency: string;
}

/** Open pages of one player; the oldest goes when there is one more. */
const MOST_SESSIONS = 20;
/** A page that nobody touched for so long has left. */
const SESSION_MS = 12 * 3_600_000;

const TRIM = `
delete from sandbox_session where token_hash in (
  select token_hash from sandbox_session where player = $1 order by entered_at_ms desc, token_hash offset $2
)`;

const textOf = (answer: Readonly<Record<string, unknown>>, name: string): string => {
  const given = answer[name];
  if (typeof given !== 'string') throw new Error(`the wallet named no ${name}`);
  return given;
};

/**
 * Lets the page in that was given a token.
 * @throws SandboxRefusal when the book doesn't know the token, or can't be asked
 */
export const enterGuest = async (
  { pool, wallet }: { pool: pg.Pool; wallet: WalletClient },
  token: string,
  wallMs: number,
): Promise<Guest> => {
  const answer = await askBook(wallet, 'authenticate', { token });
  const session = createToken();
  const player = textOf(answer, 'player');
  const currency = textOf(answer, 'currency');
  await pool.query(
    `insert into sandbox_session (token_hash, wallet_session, player, currency, entered_at_ms, seen_at_ms)
     values ($1, $2, $3, $4, $5, $5)`,
    [hashToken(session), textOf(answer, 'session'), player, currency, wallMs],
  );
  await pool.query(TRIM, [player, MOST_SESSIONS]);
  const { game } = answer;
  return {
    session,
    player,
    currency,
    language: languageOfBookCode(textOf(answer, 'language')),
    integration: textOf(answer, 'integration'),
    game: typeof game === 'string' ? game : null,
    balanceCents: Number(answer['balanceCents']),
  };
};

/** @param header `Bearer` and the session @throws SandboxRefusal for anybody else */
export const findGuest = async (
  pool: pg.Pool,
  header: string | undefined,
  wallMs: number,
): Promise<SeatedGuest> => {
  const [, session = ''] = /^Bearer (.{1,100})$/.exec(header ?? '') ?? [];
  if (!isToken(session)) throw new SandboxRefusal('unauthenticated');
  const { rows } = await pool.query<{ wallet_session: string; player: string; currency: string }>(
    `update sandbox_session set seen_at_ms = $2 where token_hash = $1 and seen_at_ms > $3
     returning wallet_session, player, currency`,
    [hashToken(session), wallMs, wallMs - SESSION_MS],
  );
  const [row] = rows;
  if (row === undefined) throw new SandboxRefusal('unauthenticated');
  return { walletSession: row.wallet_session, player: row.player, currency: row.currency };
};

export const OLD_GUESTS: SweptRows<'sandbox_session'> = {
  table: 'sandbox_session',
  column: 'seen_at_ms',
  keptMs: SESSION_MS,
};
