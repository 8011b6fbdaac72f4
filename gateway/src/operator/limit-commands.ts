import type { CommandName } from '@lineboard/domain/operator/commands.schema';
import type { LIMIT_COMMANDS } from '@lineboard/domain/operator/limit-commands.schema';
import { isSportType, SPORT_TYPES } from '@lineboard/domain/sport/sport';
import type { Done, Run, Runs } from './command.ts';
import type { CustomerRecord } from './customer-record.ts';
import { changeCustomer } from './lock-customer.ts';

/** Changes what a customer may do, and has open pages ask how the account stands. */
const changeTerms = async <Name extends CommandName>(
  ...given: Parameters<typeof changeCustomer<Name>>
): Promise<Done<CustomerRecord>> => ({
  ...(await changeCustomer(...given)),
  events: [{ kind: 'settings' }],
});

const setLimit: Run<'limits set'> = async (context, input) => {
  const {
    sportType = null,
    sportSubType = null,
    periodNumber = null,
    limitType = null,
    maxBaseCents,
  } = input;
  // Contests go under the heads of their own menu, which are no sports.
  if (sportType !== null && limitType !== 'C' && !isSportType(sportType))
    return context.refuse('unknownSport', { sportType, sports: SPORT_TYPES.join(', ') });
  return changeTerms(context, input.customerId, async ({ customer_id }) => {
    const what = [customer_id, sportType, sportSubType, periodNumber, limitType];
    await context.client.query(
      `delete from customer_limit where customer_id = $1 and sport_type is not distinct from $2
         and sport_sub_type is not distinct from $3 and period_number is not distinct from $4
         and wager_type is not distinct from $5`,
      what,
    );
    await context.client.query(
      `insert into customer_limit
         (customer_id, sport_type, sport_sub_type, period_number, wager_type, max_base_cents)
       values ($1, $2, $3, $4, $5, $6)`,
      [...what, maxBaseCents],
    );
  });
};

const removeLimit: Run<'limits remove'> = async (context, { customerId, limitId }) =>
  changeTerms(context, customerId, async ({ customer_id }) => {
    const { rowCount } = await context.client.query(
      'delete from customer_limit where customer_id = $1 and limit_id = $2',
      [customer_id, limitId],
    );
    if (rowCount === 0) context.refuse('noSuchLimit', { customerId: customer_id, limitId });
  });

const setRestriction: Run<'restrictions set'> = async (context, { customerId, code, params = {} }) =>
  changeTerms(context, customerId, async ({ customer_id }) => {
    await context.client.query(
      `insert into customer_restriction (customer_id, code, params) values ($1, $2, $3)
       on conflict (customer_id, code) do update set params = excluded.params`,
      [customer_id, code, JSON.stringify(params)],
    );
  });

const removeRestriction: Run<'restrictions remove'> = async (context, { customerId, code }) =>
  changeTerms(context, customerId, async ({ customer_id }) => {
    const { rowCount } = await context.client.query(
      'delete from customer_restriction where customer_id = $1 and code = $2',
      [customer_id, code],
    );
    if (rowCount === 0) context.refuse('noSuchRestriction', { customerId: customer_id, code });
  });

/** The restriction of a customer who may not bet at all. */
const HELD = 'NOSPTWAGER';

export const holdCustomer: Run<'customers hold'> = (context, { customerId }) =>
  setRestriction(context, { customerId, code: HELD });

export const releaseCustomer: Run<'customers release'> = (context, { customerId }) =>
  removeRestriction(context, { customerId, code: HELD });

export const LIMIT_RUNS: Runs<keyof typeof LIMIT_COMMANDS> = {
  'limits set': setLimit,
  'limits remove': removeLimit,
  'restrictions set': setRestriction,
  'restrictions remove': removeRestriction,
};
