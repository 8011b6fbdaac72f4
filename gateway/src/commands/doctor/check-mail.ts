import type { Config } from '../../config/read-config.ts';
import { createSmtpDelivery } from '../../ground/mail/smtp-delivery.ts';
import { fine, type Finding, wrong } from './finding.ts';

/** nodemailer's codes for who answers, but won't have this account, or not in the open. */
const REFUSALS: Readonly<Record<string, readonly [found: string, todo: string]>> = {
  EAUTH: ['refuses the sign-in', 'Put user and password of the account that it knows into MAIL_URL.'],
  ETLS: [
    'offers no TLS, and gets no message without it',
    'Take an address of smtps://, or turn STARTTLS on at the server.',
  ],
};

/** Whether a message could be sent: it signs in at the mail server, and sends none. */
export const checkMail = async ({
  MAIL_URL,
  MAIL_FROM,
  MAIL_DIR,
}: Pick<Config, 'MAIL_URL' | 'MAIL_FROM' | 'MAIL_DIR'>): Promise<Finding> => {
  const part = 'mail';
  if (MAIL_URL === null)
    return fine(
      part,
      MAIL_DIR === null ? 'MAIL_URL isn’t set: none is sent.' : `It is caught in ${MAIL_DIR}.`,
    );
  const { host } = new URL(MAIL_URL);
  const { verify, close } = createSmtpDelivery(MAIL_URL, MAIL_FROM);
  try {
    await verify();
    return fine(part, `${host} takes it.`);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [found, todo] = REFUSALS[code] ?? [];
    return found === undefined || todo === undefined
      ? wrong(
          part,
          `Nobody answers at ${host}: ${message}.`,
          'Correct MAIL_URL, or see that the server runs.',
        )
      : wrong(part, `${host} ${found}.`, todo);
  } finally {
    close();
  }
};
