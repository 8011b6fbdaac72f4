import {
  maySwitchRestriction,
  paramsOfSwitchedOn,
  type SelfServiceCode,
} from '@lineboard/domain/account/settings/self-service';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { PUT_RESTRICTION, REMOVE_RESTRICTION } from '../../ground/customer/write-terms.ts';

/** @returns false when it isn't the customer's to take back: nothing was changed */
export const switchRestriction = async (
  { pool }: Database,
  customerId: string,
  code: SelfServiceCode,
  isOn: boolean,
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await client.query('select from account where customer_id = $1 for update', [customerId]);
    const { rows } = await client.query<{ params: Record<string, number> }>(
      'select params from customer_restriction where customer_id = $1 and code = $2',
      [customerId, code],
    );
    if (!maySwitchRestriction(code, isOn, rows[0])) return false;
    if (!isOn) await client.query(REMOVE_RESTRICTION, [customerId, code]);
    const params = isOn ? paramsOfSwitchedOn(code, rows[0]) : null;
    if (params !== null) await client.query(PUT_RESTRICTION, [customerId, code, JSON.stringify(params)]);
    return true;
  });
