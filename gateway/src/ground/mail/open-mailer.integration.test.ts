import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import { createMailer } from './create-mailer.ts';
import { openMailer } from './open-mailer.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const MESSAGE = { to: 'maria@example.com', subject: 'Una contraseña nueva', text: 'Here is your link: x' };
const FROM = 'Book <no-reply@book.example>';

describe('mail', () => {
  const closers: Array<() => void | Promise<void>> = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  /** Starts a real server on loopback that stores the mails that it gets. */
  const startServer = async (options: SMTPServerOptions = {}, host = '127.0.0.1') => {
    const taken: Array<{ from: unknown; to: string[]; user: string | undefined; raw: string }> = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
      onData: (stream, { envelope, user }, done) =>
        void buffer(stream).then((raw) => {
          const { mailFrom, rcptTo } = envelope;
          const to = rcptTo.map(({ address }) => address);
          taken.push({
            from: mailFrom === false ? false : mailFrom.address,
            to,
            user: user as string | undefined,
            raw: raw.toString(),
          });
          done();
        }),
      ...options,
    });
    await new Promise<void>((resolve) => void server.listen(0, host, resolve));
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return { taken, port: (server.server.address() as AddressInfo).port };
  };

  it('goes over SMTP with the account in its address, to one recipient, in any language', async () => {
    const { taken, port } = await startServer({ authOptional: false });
    const { reporter, failures } = createNotedFailures();
    const url = `smtp://book:secret@127.0.0.1:${port}`;
    const mailer = await openMailer({ url, folder: null, from: FROM }, reporter, () => undefined);
    mailer.send(MESSAGE);
    await mailer.close();
    expect(failures).toEqual([]);
    expect(taken).toMatchObject([{ from: 'no-reply@book.example', to: ['maria@example.com'], user: 'book' }]);
    expect(taken[0]?.raw).toContain('Here is your link: x');
    expect(taken[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('never turns an address into two, or a subject into a header', async () => {
    const { taken, port } = await startServer();
    const { reporter } = createNotedFailures();
    const url = `smtp://127.0.0.1:${port}`;
    const mailer = await openMailer({ url, folder: null, from: FROM }, reporter, () => undefined);
    mailer.send({
      ...MESSAGE,
      to: 'maria@example.com, thief@evil.example',
      subject: 'a\r\nBcc: thief@evil.example',
    });
    mailer.send({ ...MESSAGE, to: 'maria@example.com\r\nRCPT TO:<thief@evil.example>' });
    await mailer.close();
    expect(taken.flatMap(({ to }) => to)).not.toContain('thief@evil.example');
    for (const { raw } of taken) expect(raw).not.toMatch(/^Bcc:/im);
  });

  it('is retried when a server is down, not when it refuses for good, and neither report quotes the message', async () => {
    const { reporter, failures } = createNotedFailures();
    const tries: string[] = [];
    const deliver = async ({ to }: typeof MESSAGE): Promise<void> => {
      tries.push(to);
      if (to === 'gone@example.com')
        throw Object.assign(new Error('550 no such user'), { responseCode: 550 });
      if (tries.filter((each) => each === to).length < 3) throw new Error('connection refused');
    };
    const mailer = createMailer(deliver, reporter, { retryAfterMs: [1, 1] });
    mailer.send(MESSAGE);
    mailer.send({ ...MESSAGE, to: 'gone@example.com' });
    await mailer.close();
    expect(tries.filter((to) => to === MESSAGE.to)).toHaveLength(3);
    expect(tries.filter((to) => to === 'gone@example.com')).toHaveLength(1);
    expect(failures).toMatchObject([{ kind: 'notSent' }]);
    expect(JSON.stringify(failures)).not.toContain('link');
  });

  it('goes past messages that wait for their next try', async () => {
    const { reporter } = createNotedFailures();
    const taken: string[] = [];
    const deliver = ({ to }: typeof MESSAGE): Promise<void> => {
      if (to !== MESSAGE.to) return Promise.reject(new Error('421 try again later'));
      taken.push(to);
      return Promise.resolve();
    };
    const mailer = createMailer(deliver, reporter, { retryAfterMs: [60_000], closeWithinMs: 1 });
    for (let at = 0; at < 5; at += 1) mailer.send({ ...MESSAGE, to: `slow${at}@example.com` });
    mailer.send(MESSAGE);
    await vi.waitFor(() => expect(taken).toEqual([MESSAGE.to]));
    await mailer.close();
  });

  it('beyond the allowed number waiting is reported and dropped', async () => {
    const { reporter, failures } = createNotedFailures();
    const { promise, resolve } = Promise.withResolvers<void>();
    const mailer = createMailer(() => promise, reporter, { mostWaiting: 3 });
    for (let at = 0; at < 10; at += 1) mailer.send(MESSAGE);
    expect(failures.filter(({ kind }) => kind === 'tooMany')).toHaveLength(5);
    resolve();
    await mailer.close();
  });

  it('isn’t sent through a remote server without TLS', async () => {
    // This is an address of the machine that doesn't count as local.
    const { taken, port } = await startServer({}, '127.0.0.2');
    const { deliver, close } = createSmtpDelivery(`smtp://127.0.0.2:${port}`, FROM);
    await expect(deliver(MESSAGE)).rejects.toMatchObject({ code: 'ETLS' });
    close();
    expect(taken).toEqual([]);
  });

  it('is written to a folder that only its owner can read when there is no server', async () => {
    const root = mkdtempSync(join(tmpdir(), 'lineboard-mail-'));
    closers.push(() => rmSync(root, { recursive: true }));
    const folder = join(root, 'mail');
    const { reporter, failures } = createNotedFailures();
    const onCaught = vi.fn<(file: string) => void>();
    const mailer = await openMailer({ url: null, folder, from: FROM }, reporter, onCaught);
    expect(mailer.isSetUp).toBe(true);
    mailer.send(MESSAGE);
    await mailer.close();
    const [file = ''] = readdirSync(folder);
    expect(failures).toEqual([]);
    // Windows takes no colon in a name.
    expect(file).toMatch(/^\d{4}-[\w.-]+\.eml$/);
    expect(onCaught).toHaveBeenCalledWith(join(folder, file));
    expect(readFileSync(join(folder, file), 'utf8')).toContain('To: maria@example.com');
    expect([statSync(folder).mode & 0o777, statSync(join(folder, file)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
  });

  it('is not set up where its folder can’t be made, and says so itself', async () => {
    const { reporter, failures } = createNotedFailures();
    const mailer = await openMailer(
      { url: null, folder: '/dev/null/mail', from: FROM },
      reporter,
      () => undefined,
    );
    expect(mailer.isSetUp).toBe(false);
    // The cause has no code, which would look as if the database were down.
    const told = failures.map(({ kind, cause }) => [kind, (cause as NodeJS.ErrnoException).code]);
    expect(told).toEqual([['noFolder', undefined]]);
  });

  it('is not set up without server and folder', async () => {
    const { reporter } = createNotedFailures();
    const mailer = await openMailer({ url: null, folder: null, from: FROM }, reporter, () => undefined);
    expect(mailer.isSetUp).toBe(false);
  });
});
