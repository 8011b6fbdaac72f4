import type { SessionList } from '@lineboard/domain/account/sign-in/session-list.schema';
import { hasRestriction } from '@lineboard/domain/account/customer/has-restriction';
import type { Database } from '../../ground/database/create-database.ts';
import { describeAgent } from './describe-agent.ts';
import { hashToken } from './session-token.ts';
import { findSignInBefore } from './sign-in-history.ts';

interface SessionRow {
  sessionId: string;
  startedAtMs: number;
  activeAtMs: number;
  address: string;
  userAgent: string;
}

interface DeviceRow {
  deviceId: string;
  isOwn: boolean;
  isAuthorized: boolean;
  seenAtMs: number;
  address: string;
  userAgent: string;
}

const describe = <Row extends { userAgent: string }>({ userAgent, ...row }: Row) => ({
  ...row,
  ...describeAgent(userAgent),
});

/** Whether an account may be used on authorized devices alone (ROLE1-22). */
export const isBoundToDevices = async ({ kysely }: Database, customerId: string): Promise<boolean> => {
  const restrictions = await kysely
    .selectFrom('customer_restriction')
    .select(['code', 'params'])
    .where('customer_id', '=', customerId)
    .execute();
  return hasRestriction(restrictions, 'DDBA');
};

const listDevices = async (
  { pool }: Database,
  customerId: string,
  device: string | undefined,
): Promise<SessionList['devices']> => {
  const { rows } = await pool.query<DeviceRow>(
    `select device_id as "deviceId", token_hash = $2 as "isOwn", is_authorized as "isAuthorized",
       seen_at_ms as "seenAtMs", address, user_agent as "userAgent"
     from known_device where customer_id = $1 order by is_authorized, seen_at_ms desc, device_id`,
    [customerId, hashToken(device ?? '')],
  );
  return rows.map((row) => describe(row));
};

/** @param own the cookies of the one who asks */
export const listSessions = async (
  database: Database,
  customerId: string,
  own: { sessionId: string; device: string | undefined },
  wallMs: number,
): Promise<SessionList> => {
  const { rows } = await database.pool.query<SessionRow>(
    `select encode(token_hash, 'hex') as "sessionId", created_at_ms as "startedAtMs",
       coalesce(active_at_ms, created_at_ms) as "activeAtMs", address, user_agent as "userAgent"
     from session where customer_id = $1 and expires_at_ms > $2
     order by coalesce(active_at_ms, created_at_ms) desc, token_hash limit 100`,
    [customerId, wallMs],
  );
  const sessions = rows.map((row) => ({ ...describe(row), isOwn: row.sessionId === own.sessionId }));
  const startedAtMs = sessions.find(({ isOwn }) => isOwn)?.startedAtMs ?? wallMs;
  const before = await findSignInBefore(database, customerId, startedAtMs);
  const isBound = await isBoundToDevices(database, customerId);
  return {
    sessions,
    lastSignIn: before === null ? null : describe(before),
    devices: isBound ? await listDevices(database, customerId, own.device) : null,
  };
};
