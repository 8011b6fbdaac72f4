import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';

/** A demo book catches its messages, so that whoever tries it can read them. */
export const openMail = (
  { MAIL_URL, MAIL_FROM, MAIL_DIR, DEMO }: Config,
  projectRoot: string,
  { log, reports }: Ground,
  closers: Closers,
): Mailer => {
  const folder = MAIL_DIR ?? (DEMO ? join(projectRoot, '.mail') : null);
  const mailer = openMailer({ url: MAIL_URL, folder, from: MAIL_FROM }, reports.of('mail'), (file) =>
    log.info({ file }, 'mail: a message was caught in a file'),
  );
  closers.add(() => mailer.close());
  return mailer;
};
