import type { PASSKEY_COMMANDS } from '@lineboard/domain/desk/operator/passkey-commands.schema';
import { writePasskeyNews } from '../../account/passkeys/passkey-news.ts';
import { deletePasskey, listPasskeys } from '../../account/passkeys/passkey-rows.ts';
import type { Run, Runs } from './command.ts';
import { idOf, lockAccount } from './lock-customer.ts';
import { FORGET_DEVICES_OF_PASSKEY } from '../../account/session/change-device.ts';
import { END_SESSIONS_OF_PASSKEY } from '../../account/session/end-sessions.ts';
import { END_SUBSCRIPTIONS_OF_PASSKEY } from '../../account/web-push/end-subscriptions.ts';

const list: Run<'passkeys list'> = async ({ client, refuse }, { customerId: typed }) => {
  const customerId = idOf(typed);
  const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
  if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  return { answer: await listPasskeys(client, customerId) };
};

const remove: Run<'passkeys remove'> = async (context, { customerId: typed, passkeyId }) => {
  const { client, links, wallMs, refuse } = context;
  const { customer_id: customerId, email, web_language: language } = await lockAccount(context, typed);
  const removed = await deletePasskey(client, customerId, passkeyId);
  if (removed === null) return refuse('unknownPasskey', { customerId, passkeyId });
  await client.query(FORGET_DEVICES_OF_PASSKEY, [customerId, passkeyId]);
  const { rows } = await client.query<{ sessionId: string }>(END_SESSIONS_OF_PASSKEY, [
    customerId,
    passkeyId,
  ]);
  await client.query(END_SUBSCRIPTIONS_OF_PASSKEY, [customerId, passkeyId]);
  const told = { bookName: links?.BOOK_NAME ?? '', wallMs };
  const { mail, event } = await writePasskeyNews(client, 'removed', { customerId, email, language }, told);
  return {
    customerId,
    before: removed,
    answer: removed,
    mails: mail === null || links === null ? [] : [mail],
    events: [event, ...rows.map(({ sessionId }) => ({ kind: 'sessionEnded' as const, sessionId }))],
  };
};

export const PASSKEY_RUNS: Runs<keyof typeof PASSKEY_COMMANDS> = {
  'passkeys list': list,
  'passkeys remove': remove,
};
