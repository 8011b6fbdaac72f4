import type { CommandInput, CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import type { LIMIT_COMMANDS } from '@lineboard/domain/desk/operator/limit-commands.schema';
import {
  HELD_BESIDES,
  isByCustomer,
  isByCustomerAlone,
} from '@lineboard/domain/account/settings/self-service';
import { figuresOfRestriction } from '@lineboard/domain/desk/operator/restriction-codes';
import { isSportType, rowOfSport, SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import type pg from 'pg';
import type { CommandContext, Done, Run, Runs } from './command.ts';
import type { CustomerRecord } from './customer-record.ts';
import { listRestrictions, readLeagues } from './known-names.ts';
import { changeCustomer } from './lock-customer.ts';
import { FORGET_FIRST_DEVICE } from '../../ground/customer/forget-first-device.ts';
import {
  ADD_LIMIT,
  CLEAR_LIMIT,
  PUT_RESTRICTION,
  REMOVE_LIMIT,
  REMOVE_RESTRICTION,
} from '../../ground/customer/write-terms.ts';

/** Changes what a customer may do, and has open pages ask for the account again. */
const changeTerms = async <Name extends CommandName>(
  ...given: Parameters<typeof changeCustomer<Name>>
): Promise<Done<CustomerRecord>> => ({
  ...(await changeCustomer(...given)),
  events: [{ kind: 'settings' }],
});

/** The names in a limit must exist: under a mistyped name it would limit nothing. */
const judgeLimit = async (
  { client, refuse }: CommandContext<'limits set'>,
  input: CommandInput<'limits set'>,
): Promise<void> => {
  const { sportType = null, sportSubType = null, periodNumber = null, limitType } = input;
  // Contests go under the heads of their own menu, which are no sports.
  if (limitType === 'C') return;
  if (sportType !== null && !isSportType(sportType))
    return refuse('unknownSport', { sportType, sports: SPORT_TYPES.join(', ') }, 'sportType');
  if (sportSubType !== null && !(await readLeagues(client, sportType)).has(sportSubType))
    return refuse('unknownLeague', { sportSubType, sports: sportType ?? 'any sport' }, 'sportSubType');
  const sports = sportType === null ? SPORT_TYPES : [sportType];
  const periods = new Set(
    sports.flatMap((sport) => rowOfSport(sport).periods.map((period) => period.periodNumber)),
  );
  if (periodNumber !== null && !periods.has(periodNumber))
    refuse(
      'unknownPeriod',
      { sport: sportType ?? 'A game', periodNumber, periods: [...periods].join(', ') },
      'periodNumber',
    );
};

const setLimit: Run<'limits set'> = async (context, input) => {
  const {
    sportType = null,
    sportSubType = null,
    periodNumber = null,
    limitType = null,
    maxBaseCents,
  } = input;
  await judgeLimit(context, input);
  return changeTerms(context, input.customerId, async ({ customer_id }) => {
    const what = [customer_id, sportType, sportSubType, periodNumber, limitType];
    await context.client.query(CLEAR_LIMIT, what);
    await context.client.query(ADD_LIMIT, [...what, maxBaseCents]);
  });
};

const removeLimit: Run<'limits remove'> = async (context, { customerId, limitId }) =>
  changeTerms(context, customerId, async ({ customer_id }) => {
    const { rowCount } = await context.client.query(REMOVE_LIMIT, [customer_id, limitId]);
    if (rowCount === 0) context.refuse('noSuchLimit', { customerId: customer_id, limitId });
  });

/** One that is misspelt would forbid nothing. */
const judgeRestriction = (
  context: CommandContext<'restrictions set'>,
  { code, params = {} }: Pick<CommandInput<'restrictions set'>, 'code' | 'params'>,
): void => {
  const { refuse } = context;
  if (!listRestrictions(context).has(code)) refuse('unknownRestriction', { code }, 'code');
  const figures = figuresOfRestriction(code) ?? [];
  for (const [name, value] of Object.entries(params)) {
    const figure = figures.find((each) => each.name === name);
    if (figure === undefined) {
      const names = figures.map((each) => each.name).join(', ') || 'no figures';
      return refuse('unknownParam', { code, name, figures: names }, `params.${name}`);
    }
    if (!figure.isFit(value)) refuse('wrongParam', { code, name, takes: figure.takes }, `params.${name}`);
  }
};

const removeFrom = async (
  { client, refuse }: Pick<CommandContext<'restrictions remove'>, 'client' | 'refuse'>,
  customerId: string,
  code: string,
): Promise<void> => {
  const { rowCount } = await client.query(REMOVE_RESTRICTION, [customerId, code]);
  if (rowCount === 0) refuse('noSuchRestriction', { customerId, code });
  // Bound to devices again one day, the account begins with a first one.
  if (code === 'DDBA') await client.query(FORGET_FIRST_DEVICE, [customerId]);
};

const removeRestriction: Run<'restrictions remove'> = async (context, { customerId, code }) =>
  changeTerms(context, customerId, ({ customer_id }) => removeFrom(context, customer_id, code));

/** The restriction of a customer who may not bet at all. */
const HELD = 'NOSPTWAGER';

type Params = Record<string, number>;

const readHeld = async (client: pg.PoolClient, customerId: string): Promise<{ params: Params }> => {
  const { rows } = await client.query<{ params: Params }>(
    'select params from customer_restriction where customer_id = $1 and code = $2',
    [customerId, HELD],
  );
  return rows[0] ?? { params: {} };
};

const putHeld = async (client: pg.PoolClient, customerId: string, params: Params): Promise<void> =>
  void (await client.query(PUT_RESTRICTION, [customerId, HELD, JSON.stringify(params)]));

/** Beside what the customer gave up, which stays when this ends. */
const hold = async (client: pg.PoolClient, customerId: string, params: Params): Promise<void> => {
  const standing = await readHeld(client, customerId);
  const besides = isByCustomer(standing) ? { ...standing.params, [HELD_BESIDES]: 1 } : {};
  await putHeld(client, customerId, { ...params, ...besides });
};

const setRestriction: Run<'restrictions set'> = async (context, input) => {
  judgeRestriction(context, input);
  const { client } = context;
  const { customerId, code, params = {} } = input;
  return changeTerms(context, customerId, async ({ customer_id }) => {
    if (code === HELD) await hold(client, customer_id, params);
    else await client.query(PUT_RESTRICTION, [customer_id, code, JSON.stringify(params)]);
  });
};

export const holdCustomer: Run<'customers hold'> = (context, { customerId }) =>
  changeTerms(context, customerId, ({ customer_id }) => hold(context.client, customer_id, {}));

/** The release gives no betting back to a customer who gave it up: `restrictions remove` does. */
export const releaseCustomer: Run<'customers release'> = (context, { customerId }) =>
  changeTerms(context, customerId, async ({ customer_id }) => {
    const standing = await readHeld(context.client, customer_id);
    if (isByCustomerAlone(standing))
      return context.refuse('noSuchRestriction', { customerId: customer_id, code: HELD });
    const { [HELD_BESIDES]: besides, ...own } = standing.params;
    if (besides === undefined) await removeFrom(context, customer_id, HELD);
    else await putHeld(context.client, customer_id, own);
  });

export const LIMIT_RUNS: Runs<keyof typeof LIMIT_COMMANDS> = {
  'limits set': setLimit,
  'limits remove': removeLimit,
  'restrictions set': setRestriction,
  'restrictions remove': removeRestriction,
};
