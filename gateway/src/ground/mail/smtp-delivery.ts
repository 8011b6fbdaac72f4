import { createTransport } from 'nodemailer';
import type { Deliver } from './create-mailer.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** How long to wait for a server that says nothing. */
const PATIENCE_MS = 15_000;

export interface SmtpDelivery {
  deliver: Deliver;
  /** Signs in and sends nothing; throws the obstacle as an error with nodemailer's code. */
  verify: () => Promise<void>;
  close: () => void;
}

/**
 * Over SMTP, to `smtps://user:password@host` or `smtp://host:587`. A server elsewhere that offers no TLS gets nothing:
 * a message may hold a link that opens an account.
 */
export const createSmtpDelivery = (url: string, from: string): SmtpDelivery => {
  const { hostname } = new URL(url);
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      requireTLS: !LOOPBACK.has(hostname),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    deliver: async ({ to, subject, text }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};
