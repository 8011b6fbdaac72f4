import { addDays, isDay, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { COMMENT_COMMANDS } from '@lineboard/domain/desk/operator/comment-commands.schema';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import { WRITE_COMMENT } from '../../ground/customer/write-comment.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { lockAccount } from './lock-customer.ts';

type Comment = CommandAnswer<'comments show'>;

type Held = CommandContext<'comments show'>;

const hold = async (context: Held, typed: string): Promise<Comment> => {
  const account = await lockAccount(context, typed);
  return {
    customerId: account.customer_id,
    text: account.comments_for_customer,
    writtenAtMs: account.comments_written_at_ms,
    expiresAtMs: account.comments_expire_at_ms,
    isHidden: account.comments_hidden,
  };
};

const write = async ({ client }: Pick<Held, 'client'>, comment: Comment): Promise<void> => {
  const { customerId, text, writtenAtMs, expiresAtMs } = comment;
  await client.query(WRITE_COMMENT, [customerId, text, writtenAtMs, expiresAtMs]);
};

const set: Run<'comments set'> = async (context, { customerId, text, expires }) => {
  if (expires !== undefined && !isDay(expires)) return context.refuse('unknownDay', { day: expires });
  const before = await hold(context as Held, customerId);
  const after: Comment = {
    customerId: before.customerId,
    text,
    writtenAtMs: context.wallMs,
    expiresAtMs: expires === undefined ? null : startOfDayMs(addDays(expires, 1)),
    isHidden: false,
  };
  await write(context, after);
  return { customerId: before.customerId, before, after, answer: after };
};

const show: Run<'comments show'> = async (context, { customerId }) => ({
  answer: await hold(context, customerId),
});

const remove: Run<'comments remove'> = async (context, { customerId }) => {
  const before = await hold(context as unknown as Held, customerId);
  if (before.text === null) return context.refuse('nothingToChange', {});
  const after: Comment = { ...before, text: null, writtenAtMs: null, expiresAtMs: null, isHidden: false };
  await write(context, after);
  return { customerId: before.customerId, before, after, answer: after };
};

export const COMMENT_RUNS: Runs<keyof typeof COMMENT_COMMANDS> = {
  'comments set': set,
  'comments show': show,
  'comments remove': remove,
};
