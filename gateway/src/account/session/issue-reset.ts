import type pg from 'pg';
import type { Config } from '../../config/read-config.ts';
import type { Message } from '../../ground/mail/mailer.ts';
import { createResetMail } from './reset-mail.ts';
import { createToken, hashToken } from './session-token.ts';
import { createSiteLink } from './site-link.ts';

/** Long enough for a person to find a message. */
export const RESET_HOLDS_MS = 30 * 60_000;

/** The customer that a link is for. */
export interface ResetAccount {
  customer_id: string;
  password_hash: string;
  email: string;
  web_language: string;
}

export type LinkConfig = Pick<Config, 'PUBLIC_ORIGINS' | 'SPORTS_ROOT' | 'PORT' | 'BOOK_NAME'>;

/**
 * Writes down a new link, of which only the hash stays here.
 * @returns the message that has it
 */
export const issueReset = async (
  client: Pick<pg.Pool | pg.PoolClient, 'query'>,
  config: LinkConfig,
  { customer_id: customerId, password_hash: passwordHash, email, web_language: language }: ResetAccount,
  wallMs: number,
): Promise<Message> => {
  const token = createToken();
  await client.query(
    `insert into password_reset (token_hash, customer_id, password_hash, email, expires_at_ms)
     values ($1, $2, $3, $4, $5)`,
    [hashToken(token), customerId, passwordHash, email, wallMs + RESET_HOLDS_MS],
  );
  const link = createSiteLink(config, `/password/${token}`);
  return createResetMail({
    ...{ to: email, bookName: config.BOOK_NAME, customerId, language, link },
    holdsMs: RESET_HOLDS_MS,
  });
};
