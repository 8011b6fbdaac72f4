import type { CommandAnswer } from '@lineboard/domain/operator/commands.schema';
import type { WAITING_COMMANDS } from '@lineboard/domain/operator/waiting-commands.schema';
import { createStatement } from '../database/create-statement.ts';
import { describeAgent } from '../session/describe-agent.ts';
import { DEVICE_KNOWN_FOR_MS } from '../session/known-devices.ts';
import type { Run, Runs } from './command.ts';
import { idOf } from './lock-customer.ts';

const MOST = 100;

/**
 * Of the customer `c`: the account was opened closed, and nobody has decided about it. Who is turned down was closed
 * later than that.
 */
export const WAITS_FOR_APPROVAL = `exists (
  select from sign_up s where s.customer_id = c.customer_id and s.agreed_at_ms = c.closed_at_ms)`;

const selectCustomers = createStatement<{ most: number }>(
  'list-customers-waiting',
  `select c.customer_id as "customerId", s.agreed_at_ms as "signedUpAtMs", s.email,
     s.confirmed_at_ms is not null as "isEmailConfirmed", s.country, s.state, s.phone, s.born_on as "bornOn"
   from customer c join sign_up s using (customer_id)
   where ${WAITS_FOR_APPROVAL} order by s.agreed_at_ms, c.customer_id limit :most`,
);

const customers: Run<'customers waiting'> = async ({ client }, { most = MOST }) => {
  const { rows } = await client.query<CommandAnswer<'customers waiting'>[number]>(selectCustomers({ most }));
  return { answer: rows };
};

interface DeviceRow {
  customerId: string;
  deviceId: string;
  seenAtMs: number;
  userAgent: string;
  address: string;
}

/** From the few accounts that are bound to devices. */
const selectDevices = createStatement<{ customerId: string | null; sinceMs: number; most: number }>(
  'list-devices-waiting',
  `select d.customer_id as "customerId", d.device_id as "deviceId", d.seen_at_ms as "seenAtMs",
     d.user_agent as "userAgent", d.address
   from customer_restriction r join customer c using (customer_id) join known_device d using (customer_id)
   where r.code = 'DDBA' and c.closed_at_ms is null and not d.is_authorized and d.seen_at_ms > :sinceMs::bigint
     and (:customerId::text is null or d.customer_id = :customerId::text)
   order by d.seen_at_ms desc, d.device_id limit :most`,
);

const devices: Run<'devices waiting'> = async (
  { client, wallMs, refuse },
  { customerId: typed, most = MOST },
) => {
  const customerId = typed === undefined ? null : idOf(typed);
  if (customerId !== null) {
    const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
    if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  }
  const { rows } = await client.query<DeviceRow>(
    selectDevices({ customerId, sinceMs: wallMs - DEVICE_KNOWN_FOR_MS, most }),
  );
  return { answer: rows.map(({ userAgent, ...row }) => ({ ...row, ...describeAgent(userAgent) })) };
};

export const WAITING_RUNS: Runs<keyof typeof WAITING_COMMANDS> = {
  'customers waiting': customers,
  'devices waiting': devices,
};
