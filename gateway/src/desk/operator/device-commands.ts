import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type { DEVICE_COMMANDS } from '@lineboard/domain/desk/operator/device-commands.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import { describeAgent } from '../../account/session/describe-agent.ts';
import { DEVICE_KNOWN_FOR_MS } from '../../account/session/known-devices.ts';
import type { Run, Runs } from './command.ts';
import { idOf, lockAccount } from './lock-customer.ts';
import {
  AUTHORIZE_DEVICE,
  FORGET_DEVICE,
  NOTE_DEVICE_OF_BOUND,
} from '../../account/session/change-device.ts';
import { END_SESSIONS_OF_DEVICE } from '../../account/session/end-sessions.ts';
import { END_SUBSCRIPTIONS_OF_DEVICE } from '../../account/web-push/end-subscriptions.ts';

const MOST = 100;

type Described<Answer> = Answer extends { browser: string; system: string }
  ? Omit<Answer, 'browser' | 'system'> & { userAgent: string }
  : never;
type WaitingRow = Described<CommandAnswer<'devices waiting'>[number]>;
type DeviceRow = Described<CommandAnswer<'devices list'>[number]>;

const describe = <Row extends { userAgent: string }>({ userAgent, ...row }: Row) => ({
  ...row,
  ...describeAgent(userAgent),
});

/** From the few accounts that are bound to devices. `$1`: since when a device is a known one. */
export const WAITING_DEVICES = `
  from customer_restriction r join customer c using (customer_id) join known_device d using (customer_id)
  where r.code = 'DDBA' and c.closed_at_ms is null and not d.is_authorized and d.seen_at_ms > $1::bigint`;

const selectWaiting = createStatement<{ customerId: string | null; sinceMs: number; most: number }>(
  'list-devices-waiting',
  `select d.customer_id as "customerId", d.device_id as "deviceId", d.seen_at_ms as "seenAtMs",
     d.user_agent as "userAgent", d.address
   ${WAITING_DEVICES.replace('$1', ':sinceMs')}
     and (:customerId::text is null or d.customer_id = :customerId::text)
   order by d.seen_at_ms desc, d.device_id limit :most`,
);

const COLUMNS = `device_id as "deviceId", is_authorized as "isAuthorized", seen_at_ms as "seenAtMs", address,
  user_agent as "userAgent"`;

const selectOfCustomer = createStatement<{ customerId: string; sinceMs: number }>(
  'list-devices-of-customer',
  `select ${COLUMNS} from known_device where customer_id = :customerId and seen_at_ms > :sinceMs::bigint
   order by is_authorized, seen_at_ms desc, device_id`,
);

const selectOne = createStatement<{ customerId: string; deviceId: string; sinceMs: number }>(
  'find-device-of-customer',
  `select ${COLUMNS} from known_device
   where customer_id = :customerId and device_id = :deviceId and seen_at_ms > :sinceMs::bigint for update`,
);

const waiting: Run<'devices waiting'> = async (
  { client, wallMs, refuse },
  { customerId: typed, most = MOST },
) => {
  const customerId = typed === undefined ? null : idOf(typed);
  if (customerId !== null) {
    const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
    if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  }
  const sinceMs = wallMs - DEVICE_KNOWN_FOR_MS;
  const { rows } = await client.query<WaitingRow>(selectWaiting({ customerId, sinceMs, most }));
  return { answer: rows.map(describe) };
};

const listOfCustomer: Run<'devices list'> = async ({ client, wallMs, refuse }, { customerId: typed }) => {
  const customerId = idOf(typed);
  const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
  if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  const sinceMs = wallMs - DEVICE_KNOWN_FOR_MS;
  const { rows } = await client.query<DeviceRow>(selectOfCustomer({ customerId, sinceMs }));
  return { answer: rows.map(describe) };
};

const approve: Run<'devices approve'> = async (context, { customerId: typed, deviceId }) => {
  const { client, wallMs, refuse } = context;
  const { customer_id: customerId } = await lockAccount(context, typed);
  const bound = await client.query(
    `select from customer_restriction where customer_id = $1 and code = 'DDBA'`,
    [customerId],
  );
  if (bound.rowCount === 0) return refuse('notBoundToDevices', { customerId });
  const sinceMs = wallMs - DEVICE_KNOWN_FOR_MS;
  const { rows } = await client.query<DeviceRow>(selectOne({ customerId, deviceId, sinceMs }));
  const [found] = rows;
  if (found === undefined) return refuse('unknownDevice', { customerId, deviceId });
  if (found.isAuthorized) return refuse('deviceAuthorized', { customerId, deviceId });
  await client.query(AUTHORIZE_DEVICE, [customerId, deviceId]);
  const before = describe(found);
  const answer = { ...before, isAuthorized: true };
  return { customerId, before, after: answer, answer };
};

const remove: Run<'devices remove'> = async (context, { customerId: typed, deviceId }) => {
  const { client, wallMs, refuse } = context;
  const { customer_id: customerId } = await lockAccount(context, typed);
  const sinceMs = wallMs - DEVICE_KNOWN_FOR_MS;
  const { rows } = await client.query<DeviceRow>(selectOne({ customerId, deviceId, sinceMs }));
  const [found] = rows;
  if (found === undefined) return refuse('unknownDevice', { customerId, deviceId });
  // Though it be the last one: the next that comes with the password isn't the first.
  await client.query(NOTE_DEVICE_OF_BOUND, [customerId, wallMs]);
  await client.query(FORGET_DEVICE, [customerId, deviceId]);
  // In this order: who asks in one of them at the same moment holds it, and is then found by the second statement.
  const ended = await client.query<{ sessionId: string }>(END_SESSIONS_OF_DEVICE, [customerId, deviceId]);
  await client.query(END_SUBSCRIPTIONS_OF_DEVICE, [customerId, deviceId]);
  const before = describe(found);
  return {
    customerId,
    before,
    answer: before,
    events: ended.rows.map(({ sessionId }) => ({ kind: 'sessionEnded' as const, sessionId })),
  };
};

export const DEVICE_RUNS: Runs<keyof typeof DEVICE_COMMANDS> = {
  'devices waiting': waiting,
  'devices list': listOfCustomer,
  'devices approve': approve,
  'devices remove': remove,
};
