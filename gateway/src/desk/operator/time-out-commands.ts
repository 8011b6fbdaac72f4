import type { TIME_OUT_COMMANDS } from '@lineboard/domain/desk/operator/time-out-commands.schema';
import { endTimeOut, isTimeOutOn, startTimeOut } from '@lineboard/domain/account/own-limits/time-out';
import { readOwnTerms } from '../../account/own-limits/own-terms.ts';
import { endSharedTimeOut, shareTimeOut } from '../../account/own-limits/share-time-out.ts';
import { writeTimeOut } from '../../account/own-limits/write-own-terms.ts';
import type { Run, Runs } from './command.ts';
import { changeCustomer } from './lock-customer.ts';

const tellAll = (others: readonly string[]) => ({
  events: [{ kind: 'settings' }] as const,
  notices: others.map((other) => [other, { kind: 'settings' }] as const),
});

const setTimeOut: Run<'time-outs set'> = async (context, { customerId, length }) => {
  const { client, refuse, wallMs } = context;
  let others: readonly string[] = [];
  const changed = await changeCustomer(context, customerId, async ({ customer_id }) => {
    const { time_out: before } = await readOwnTerms(client, customer_id);
    const after = startTimeOut(before, length, wallMs);
    if (after === null) return refuse('timeOutShorter', { customerId: customer_id });
    await writeTimeOut(client, customer_id, after);
    others = await shareTimeOut(client, customer_id);
  });
  return { ...changed, ...tellAll(others) };
};

const end: Run<'time-outs end'> = async (context, { customerId }) => {
  const { client, refuse, wallMs } = context;
  let others: readonly string[] = [];
  const changed = await changeCustomer(context, customerId, async ({ customer_id }) => {
    const { time_out: before } = await readOwnTerms(client, customer_id);
    if (!isTimeOutOn(before, wallMs)) return refuse('noTimeOut', { customerId: customer_id });
    const after = endTimeOut(before, wallMs);
    await writeTimeOut(client, customer_id, after);
    others = await endSharedTimeOut(client, customer_id, before, after);
  });
  return { ...changed, ...tellAll(others) };
};

export const TIME_OUT_RUNS: Runs<keyof typeof TIME_OUT_COMMANDS> = {
  'time-outs set': setTimeOut,
  'time-outs end': end,
};
