import type { Database } from '../database/create-database.ts';
import { lookWhenTold } from '../database/look-when-told.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Reporter } from '../report/reporter.ts';
import { claimNotices, type ToldNotice } from './claim-notices.ts';
import { NOTICE_CHANNEL } from './create-notices.ts';
import { forgetOldNotices } from './forget-old-notices.ts';
import { postWebhook } from './post-webhook.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { writeMessage } from './write-message.ts';

/** What comes within it is one message. */
const GATHER_MS = 2_000;
/** In case nothing was heard of a notice. */
const LOOK_EVERY_MS = 10_000;

export interface TellParts {
  database: Pick<Database, 'pool' | 'listen'>;
  mailer: Mailer;
  bookId: string;
  bookName: string;
  /** Bare addresses; none: nobody is written to. */
  mailTo: readonly string[];
  /** null: none. */
  webhook: string | null;
  /** Puts it into the inbox of the operator's own account, whose devices are told by push; null: there is none. */
  toInbox: ((message: { subject: string; text: string }) => Promise<void>) | null;
  reporter: Reporter<'notices'>;
  wallNowMs: () => number;
}

/** Tells operators by mail, push and webhook address. Run by the gateway that leads. @returns stops it */
export const tellOperators = (parts: TellParts): (() => void) => {
  const { database, webhook, bookId, bookName, reporter } = parts;
  const queue =
    webhook === null
      ? null
      : new WebhookQueue({
          post: (notices) => {
            const { subject, text } = writeMessage(bookName, notices);
            return postWebhook(webhook, { book: bookId, text: `${subject}\n${text}`, notices });
          },
          reporter,
        });
  const looking = { channel: NOTICE_CHANNEL, everyMs: LOOK_EVERY_MS, gatherMs: GATHER_MS };
  return lookWhenTold(database, looking, () => tellNow(parts, queue));
};

const tellNow = async (parts: TellParts, queue: WebhookQueue | null): Promise<void> => {
  try {
    for (;;) {
      const notices = await claimNotices(parts.database.pool, parts.wallNowMs());
      if (notices.length === 0) return;
      await forgetOldNotices(parts.database.pool);
      queue?.tell(notices);
      await write(parts, notices);
    }
  } catch (error) {
    parts.reporter.failed('notRead', error);
  }
};

const write = async (parts: TellParts, notices: readonly ToldNotice[]): Promise<void> => {
  const { mailer, mailTo, toInbox, bookName, reporter } = parts;
  const { subject, text } = writeMessage(bookName, notices);
  if (mailTo.length > 0 && !mailer.isSetUp) reporter.failed('notMailed', 'MAIL_URL is not set');
  for (const to of mailer.isSetUp ? mailTo : []) mailer.send({ to, subject, text });
  await toInbox?.({ subject, text }).catch((error: unknown) => reporter.failed('notInInbox', error));
};
