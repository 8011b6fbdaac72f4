import type { Reporter } from '../report/reporter.ts';
import { createMailer, NO_MAIL } from './create-mailer.ts';
import { createFolderDelivery } from './folder-delivery.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`; null: none. */
  url: string | null;
  /** Where messages are caught when there is no server; null: nowhere. */
  folder: string | null;
  /** Who writes: `Book <no-reply@book.example>`. */
  from: string;
}

/** To a mail server, or else into a folder, or else none. */
export const openMailer = (
  { url, folder, from }: MailSettings,
  reporter: Reporter<'mail'>,
  onCaught: (file: string) => void,
): Mailer => {
  if (url === null)
    return folder === null ? NO_MAIL : createMailer(createFolderDelivery(folder, from, onCaught), reporter);
  const { deliver, close } = createSmtpDelivery(url, from);
  const mailer = createMailer(deliver, reporter);
  return {
    ...mailer,
    close: async () => {
      await mailer.close();
      close();
    },
  };
};
