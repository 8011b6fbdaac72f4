import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { judgeAccess } from '@lineboard/domain/words/site/judge-access';
import type { Pool } from 'pg';
import type { FoundSession } from '../../account/session/found-session.ts';

type Customer = Extract<FoundSession, { state: 'customer' }>;

export type LaunchVerdict =
  | 'open'
  | 'unauthenticated'
  | 'forbidden'
  | 'captchaRequired'
  | 'integrationRefused';

interface AccountRow {
  is_affiliate: boolean;
  codes: string[];
}

const readAccount = async (
  pool: Pick<Pool, 'query'>,
  customerId: string,
): Promise<AccountRow | undefined> => {
  const { rows } = await pool.query<AccountRow>(
    `select c.is_affiliate, coalesce(array_agg(r.code) filter (where r.code is not null), '{}') as codes
     from customer c left join customer_restriction r using (customer_id)
     where c.customer_id = $1 and c.closed_at_ms is null group by c.customer_id`,
    [customerId],
  );
  return rows[0];
};

/** Judges by the account in the database: the page judges by the same rule, and may be late. */
export const judgeLaunch = async (
  pool: Pick<Pool, 'query'>,
  integration: Integration,
  customer: Customer | null,
): Promise<LaunchVerdict> => {
  const account = customer === null ? undefined : await readAccount(pool, customer.customerId);
  const access = judgeAccess(integration, {
    customer:
      account === undefined ? null : { restrictions: account.codes.map((code) => ({ code, params: {} })) },
    isOnline:
      account !== undefined &&
      customer !== null &&
      !customer.isDemo &&
      !customer.isOffline &&
      !customer.mustChangePassword,
    isAffiliate: account?.is_affiliate ?? false,
  });
  if (access === 'restricted') return 'integrationRefused';
  if (access === 'signIn') return customer === null ? 'unauthenticated' : 'forbidden';
  return integration.sessionRequired && customer?.captcha === 'due' ? 'captchaRequired' : 'open';
};
