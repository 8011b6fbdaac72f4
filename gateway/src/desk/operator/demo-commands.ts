import type { DEMO_COMMANDS } from '@lineboard/domain/desk/operator/demo-commands.schema';
import { closeCustomer } from '../../ground/customer/close-customer.ts';
import { GIVE_PASSWORD } from '../../ground/customer/set-password.ts';
import { findDemoLogins } from '../demo/find-demo-logins.ts';
import type { PreparedRun, Runs } from './command.ts';
import { END_SESSIONS } from './end-sessions.ts';
import { createNewPassword } from './new-password.ts';
import { deletePasskeys } from '../../account/passkeys/delete-passkeys.ts';

/** Open bets and what waits at the cashier keep no demo open: none of it is money. */
const CLOSE = closeCustomer();

const closeDemo: PreparedRun<'customers close-demo'> = {
  prepare: async () => {
    // Nobody is told this one: who is opened again needs a new one.
    const { hash } = await createNewPassword(undefined);
    return async ({ client, wallMs }) => {
      const open = (await findDemoLogins(client)).filter(
        (login) => !login.isClosed || login.hasPublicPassword,
      );
      for (const { customerId } of open) {
        await client.query(CLOSE, [customerId, wallMs]);
        await client.query(GIVE_PASSWORD, [customerId, hash]);
        await client.query(END_SESSIONS, [customerId]);
        await deletePasskeys(client, customerId);
      }
      const closed = open.map(({ customerId }) => customerId);
      return {
        answer: { closed },
        entries: closed.map((customerId) => ({ customerId, input: {}, after: { isClosed: true } })),
        notices: closed.map((customerId) => [customerId, { kind: 'sessionEnded' }] as const),
      };
    };
  },
};

export const DEMO_RUNS: Runs<keyof typeof DEMO_COMMANDS> = { 'customers close-demo': closeDemo };
