import type { MESSAGE_COMMANDS } from '@lineboard/domain/desk/operator/message-commands.schema';
import { countNewMessages } from '../../ground/customer/count-new-messages.ts';
import { listBatches } from '../../ground/database/list-batches.ts';
import {
  countUses,
  holdMessage,
  listSent,
  recallFrom,
  recallFromAll,
  sendMessage,
  type SentMessage,
} from '../../account/messages/message-rows.ts';
import type { CommandContext, Done, Run, Runs } from './command.ts';
import { findRecipients } from './find-recipients.ts';
import { idOf } from './lock-customer.ts';

const MOST_LISTED = 50;

type Notice = NonNullable<Done<unknown>['notices']>[number];

/** Returns the number of unread messages of each of these customers, for their pages. */
const tellCounts = async (
  { client }: Pick<CommandContext<'messages send'>, 'client'>,
  customerIds: readonly string[],
): Promise<readonly Notice[]> => {
  const notices: Notice[] = [];
  for (const batch of listBatches(customerIds)) {
    const counts = await countNewMessages(client, batch);
    for (const customerId of batch)
      notices.push([customerId, { kind: 'messages', newMessagesCount: counts.get(customerId) ?? 0 }]);
  }
  return notices;
};

const send: Run<'messages send'> = async (context, { subject, body, priority = null, ...whom }) => {
  const { client, actor, wallMs } = context;
  const customerIds = await findRecipients(context, whom);
  const message = { subject, body, priority, actor: actor.name, sentAtMs: wallMs };
  const messageId = await sendMessage(client, message, customerIds);
  const answer = { messageId, recipients: customerIds.length };
  return { answer, after: answer, notices: await tellCounts(context, customerIds) };
};

const describe = ({ body: _, ...sent }: SentMessage): Omit<SentMessage, 'body'> => sent;

const list: Run<'messages list'> = async ({ client }, { before = null, most = MOST_LISTED }) => ({
  answer: (await listSent(client, { before, most })).map(describe),
});

/** The message, held, or why there is none. */
const hold = async (
  { client, refuse }: Pick<CommandContext<'messages show'>, 'client' | 'refuse'>,
  messageId: number,
): Promise<SentMessage> => (await holdMessage(client, messageId)) ?? refuse('unknownMessage', { messageId });

const show: Run<'messages show'> = async (context, { messageId }) => {
  const message = await hold(context, messageId);
  return { answer: { ...message, ...(await countUses(context.client, messageId)) } };
};

const recall: Run<'messages recall'> = async (context, { messageId, to }) => {
  const { client, wallMs, refuse } = context;
  const message = await hold(
    context as Pick<CommandContext<'messages show'>, 'client' | 'refuse'>,
    messageId,
  );
  if (message.recalledAtMs !== null) return refuse('nothingToChange', {});
  const customerIds =
    to === undefined
      ? await recallFromAll(client, messageId, wallMs)
      : await recallFrom(client, messageId, to.map(idOf));
  if (to !== undefined && customerIds.length === 0) return refuse('nothingToChange', {});
  const answer = { messageId, recalled: customerIds.length };
  return {
    answer,
    before: describe(message),
    after: answer,
    notices: await tellCounts(context, customerIds),
  };
};

export const MESSAGE_RUNS: Runs<keyof typeof MESSAGE_COMMANDS> = {
  'messages send': send,
  'messages list': list,
  'messages show': show,
  'messages recall': recall,
};
