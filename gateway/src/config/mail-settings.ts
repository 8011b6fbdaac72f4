import { join } from 'node:path';
import type { Config } from './read-config.ts';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';
import type { MailSettings } from '../ground/mail/open-mailer.ts';

/** A demo book catches its messages, so that people who try it can read them. */
export const mailSettingsOf = ({ MAIL_URL, MAIL_FROM, MAIL_DIR, DEMO }: Config): MailSettings => ({
  url: MAIL_URL,
  folder: MAIL_DIR ?? (DEMO ? join(PROJECT_ROOT, '.mail') : null),
  from: MAIL_FROM,
});
