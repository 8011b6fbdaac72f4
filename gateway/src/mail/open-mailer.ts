import type { Reporter } from '../report/reporter.ts';
import { createMailer, NO_MAIL } from './create-mailer.ts';
import type { Mailer } from './mailer.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`; null: none. */
  url: string | null;
  /** Where messages are caught when there is no server; null: nowhere. */
  folder: string | null;
  /** Who writes: `Book <no-reply@book.example>`. */
  from: string;
}

/** To a mail server, or else into a folder, or else none: then nothing that sends mail is loaded. */
export const openMailer = async (
  { url, folder, from }: MailSettings,
  reporter: Reporter<'mail'>,
  onCaught: (file: string) => void,
): Promise<Mailer> => {
  if (url === null) {
    if (folder === null) return NO_MAIL;
    const { createFolderDelivery } = await import('./folder-delivery.ts');
    return createMailer(createFolderDelivery(folder, from, onCaught), reporter);
  }
  const { createSmtpDelivery } = await import('./smtp-delivery.ts');
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
