import type { Config } from '../config/read-config.ts';
import type { Mailer } from '../ground/mail/mailer.ts';
import { openMailer } from '../ground/mail/open-mailer.ts';
import type { Closers } from './closers.ts';
import { mailSettingsOf } from '../config/mail-settings.ts';
import type { Ground } from './open-ground.ts';

export const openMail = async (
  config: Config,
  { log, reports }: Ground,
  closers: Closers,
): Promise<Mailer> => {
  const mailer = await openMailer(mailSettingsOf(config), reports.of('mail'), (file) =>
    log.info({ file }, 'mail: a message was caught in a file'),
  );
  closers.add(() => mailer.close());
  return mailer;
};
