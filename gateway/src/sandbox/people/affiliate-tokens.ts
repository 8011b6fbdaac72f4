import { SANDBOX_SYSTEM_ID } from '@lineboard/domain/sandbox/third-party-paths';
import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { SweptRows } from '../../ground/database/sweep-old-rows.ts';
import { createToken, hashToken, isToken } from '../../account/session/session-token.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';

/** The lifetime of a token: as long as a browser takes to open a frame. */
export const AFFILIATE_TOKEN_HOLDS_MS = 60_000;

export interface TokenAsked {
  systemId: string;
  systemPassword: string;
  customerId: string;
}

interface PeopleParts {
  pool: Pick<pg.Pool, 'query'>;
  /** Reads the book's password at this system. */
  readPassword: () => Promise<string>;
}

/**
 * Issues a token as the affiliate system does for the book's server, which alone knows the password (spec 1 §7).
 * @throws SandboxRefusal for anybody else
 */
export const issueAffiliateToken = async (
  { pool, readPassword }: PeopleParts,
  { systemId, systemPassword, customerId }: TokenAsked,
  wallMs: number,
): Promise<string> => {
  // Compares hashes: they have one length, so the comparison reveals nothing.
  const isKnown = timingSafeEqual(hashToken(systemPassword), hashToken(await readPassword()));
  if (!isKnown || systemId !== SANDBOX_SYSTEM_ID) throw new SandboxRefusal('unauthenticated');
  const token = createToken();
  await pool.query(
    'insert into sandbox_affiliate_token (token_hash, customer_id, expires_at_ms) values ($1, $2, $3)',
    [hashToken(token), customerId, wallMs + AFFILIATE_TOKEN_HOLDS_MS],
  );
  return token;
};

/**
 * Finds the customer whose page it is; each token works once.
 * @throws SandboxRefusal when it is forged, used or too old
 */
export const redeemAffiliateToken = async (
  pool: Pick<pg.Pool, 'query'>,
  token: string,
  wallMs: number,
): Promise<string> => {
  const { rows } = await pool.query<{ customer_id: string }>(
    'delete from sandbox_affiliate_token where token_hash = $1 and expires_at_ms > $2 returning customer_id',
    [hashToken(token), wallMs],
  );
  const [row] = isToken(token) ? rows : [];
  if (row === undefined) throw new SandboxRefusal('tokenInvalid');
  return row.customer_id;
};

export const OLD_AFFILIATE_TOKENS: SweptRows<'sandbox_affiliate_token'> = {
  table: 'sandbox_affiliate_token',
  column: 'expires_at_ms',
  keptMs: 0,
};
