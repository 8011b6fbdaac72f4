import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from '../../../testing/servers/find-free-port.ts';
import { checkMail } from './check-mail.ts';

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(resolve))));

/** A mail server that knows one account, and no TLS. */
const startServer = async (host: string): Promise<number> => {
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no such account')),
  });
  server = mail;
  await new Promise<void>((resolve) => void mail.listen(0, host, resolve));
  return (mail.server.address() as AddressInfo).port;
};

const look = (url: string | null) =>
  checkMail({ MAIL_URL: url, MAIL_FROM: 'Book <no-reply@book.example>', MAIL_DIR: null });

it('finds nothing wrong with a server that takes the account, and sends it no message', async () => {
  const port = await startServer('127.0.0.1');
  expect(await look(`smtp://book:secret@127.0.0.1:${port}`)).toMatchObject({ state: 'ok' });
  expect(await look(null)).toMatchObject({ state: 'ok' });
});

it('finds a server that refuses the sign-in, without telling the password', async () => {
  const port = await startServer('127.0.0.1');
  const { state, found } = await look(`smtp://book:wrong-word@127.0.0.1:${port}`);
  expect([state, found]).toEqual(['wrong', `127.0.0.1:${port} refuses the sign-in.`]);
});

it('finds a server elsewhere that has no TLS', async () => {
  // A name of this machine that isn't one of those that stand for it.
  const port = await startServer('127.0.0.2');
  const { state, found } = await look(`smtp://book:secret@127.0.0.2:${port}`);
  expect([state, found]).toEqual(['wrong', expect.stringContaining('offers no TLS')]);
});

it('finds that nobody answers', async () => {
  const port = await findFreePort();
  const { state, found } = await look(`smtp://127.0.0.1:${port}`);
  expect([state, found]).toEqual(['wrong', expect.stringMatching(/^Nobody answers at 127\.0\.0\.1:\d+: /)]);
});
