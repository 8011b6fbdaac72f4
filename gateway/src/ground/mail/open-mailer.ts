import { access, constants, mkdir } from 'node:fs/promises';
import type { Reporter } from '../report/reporter.ts';
import { createMailer, NO_MAIL } from './create-mailer.ts';
import type { Mailer } from './mailer.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`; null: none. */
  url: string | null;
  /** Where messages are caught when there is no server; null: nowhere. */
  folder: string | null;
  /** The sender: `Book <no-reply@book.example>`. */
  from: string;
}

/** @returns why nothing can be written in it, in a container whose files can't be changed for instance */
const findFolderFault = async (folder: string): Promise<string | null> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** To a mail server, or else into a folder that can be written, or else none, and nothing that sends mail is loaded. */
export const openMailer = async (
  { url, folder, from }: MailSettings,
  reporter: Reporter<'mail'>,
  onCaught: (file: string) => void,
): Promise<Mailer> => {
  if (url === null) {
    if (folder === null) return NO_MAIL;
    const fault = await findFolderFault(folder);
    if (fault !== null) {
      reporter.failed('noFolder', new Error(fault), { folder });
      return NO_MAIL;
    }
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
