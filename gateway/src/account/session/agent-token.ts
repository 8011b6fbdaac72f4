import type { AgentForm } from '@lineboard/domain/account/customer/agent-form.schema';
import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { selectSiteForPage } from '@lineboard/domain/words/site/site-configuration';
import { jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Config } from '../../config/read-config.ts';
import { hashToken } from './session-token.ts';

/** Long enough for a browser to follow a form. */
export const AGENT_TOKEN_HOLDS_MS = 60_000;

const ALGORITHM = 'HS256';

/** Tells these tokens from those for other uses. */
const MODE = 'token';

export type AgentConfig = Pick<Config, 'BOOK_ID' | 'AGENT_TOKEN_KEY' | 'AGENT_FORM'>;

/** The site that agents' logins lead to, as it is set up. */
export interface AgentDoor {
  address: string;
  key: string;
  bookId: string;
  form: Config['AGENT_FORM'];
}

/** @returns null when there is no agent site, or nothing to sign its tokens with */
export const agentDoorOf = (
  { BOOK_ID: bookId, AGENT_TOKEN_KEY: key, AGENT_FORM: form }: AgentConfig,
  site: SiteConfiguration,
): AgentDoor | null => {
  const { agentSite } = selectSiteForPage(site);
  return agentSite === null || key === null ? null : { address: agentSite, key, bookId, form };
};

const keyOf = (key: string): Uint8Array => new TextEncoder().encode(key);

/**
 * A form that opens the agent site once, within a minute. No password leaves with it: what the specification calls
 * `password1` is the token, or the token comes alone.
 */
export const issueAgentForm = async (
  client: Pick<pg.Pool, 'query'>,
  { address, key, bookId, form }: AgentDoor,
  agentId: string,
  wallMs: number,
): Promise<AgentForm> => {
  const seconds = Math.floor(wallMs / 1_000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(bookId)
    .setAudience(new URL(address).origin)
    .setSubject(agentId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + AGENT_TOKEN_HOLDS_MS / 1_000)
    .sign(keyOf(key));
  await client.query('insert into agent_token (token_hash, customer_id, expires_at_ms) values ($1, $2, $3)', [
    hashToken(token),
    agentId,
    wallMs + AGENT_TOKEN_HOLDS_MS,
  ]);
  const fields: AgentForm['fields'] =
    form === 'token'
      ? [{ name: 'token', value: token }]
      : [
          { name: 'key', value: bookId },
          { name: 'mode', value: MODE },
          { name: 'password1', value: token },
          { name: 'customerID1', value: agentId },
        ];
  return { action: address, fields };
};

/**
 * Takes a token that an agent came to the agent site with; it never opens it again, on whichever gateway.
 *
 * @returns null when it is forged, used or too old, or the login is no agent's any more
 */
export const redeemAgentToken = async (
  client: Pick<pg.PoolClient, 'query'>,
  { BOOK_ID, AGENT_TOKEN_KEY }: Pick<AgentConfig, 'BOOK_ID' | 'AGENT_TOKEN_KEY'>,
  token: string,
  wallMs: number,
): Promise<string | null> => {
  if (AGENT_TOKEN_KEY === null) return null;
  const isSigned = await jwtVerify(token, keyOf(AGENT_TOKEN_KEY), {
    algorithms: [ALGORITHM],
    issuer: BOOK_ID,
    currentDate: new Date(wallMs),
  }).then(
    () => true,
    () => false,
  );
  if (!isSigned) return null;
  const { rows } = await client.query<{ customer_id: string }>(
    `with used as (delete from agent_token where token_hash = $1 and expires_at_ms > $2 returning customer_id)
     select customer_id from used join customer using (customer_id) where is_agent and closed_at_ms is null`,
    [hashToken(token), wallMs],
  );
  return rows[0]?.customer_id ?? null;
};
