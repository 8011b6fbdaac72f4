import {
  MESSAGES_PAGE,
  MOST_KEPT_MESSAGES,
  type InboxAnswer,
} from '@lineboard/domain/words/messages/message.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

describe.each(oneEngine())('messages to customers on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, addToken } = book;

  const open = async (customerId: string, agentId = 'HOUSE'): Promise<string> => {
    await call('customers create', { customerId, agentId });
    return book.gateway.cookieOf(customerId);
  };
  const ask = async <T>(cookie: string, path: string): Promise<{ status: number; body: T }> => {
    const answer = await book.gateway.app.inject({ url: path, headers: { cookie } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const read = async (cookie: string, query = ''): Promise<InboxAnswer> =>
    (await ask<InboxAnswer>(cookie, `/api/inbox${query}`)).body;
  const subjectsOf = async (cookie: string): Promise<string[]> =>
    (await read(cookie)).messages.map(({ subject }) => subject);
  const flag = async (cookie: string, messageId: number | string, action: string) => {
    const answer = await book.gateway.app.inject({
      method: 'PUT',
      url: `/api/inbox/${messageId}`,
      headers: { cookie, origin: TEST_ORIGIN },
      payload: { action },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const send = async (to: string[], fields: Partial<Parameters<typeof call<'messages send'>>[1]> = {}) =>
    (await call('messages send', { to, subject: 'Hello', body: 'Words', ...fields })).body;

  let anna: string;
  let bea: string;
  beforeAll(async () => {
    await call('customers create', { customerId: 'SOUTH', isAgent: true });
    anna = await open('ANNA');
    bea = await open('BEA', 'SOUTH');
  });

  it('ENT2-29, ENT1-01.8: are in the inbox, newest first, and counted until they are read', async () => {
    const cookie = await open('COUNTED');
    await send(['counted'], { subject: 'One' });
    const { messageId } = await send(['COUNTED', 'counted'], { subject: 'Two', body: '**Big** game' });
    const inbox = await read(cookie);
    expect(inbox).toMatchObject({ newMessagesCount: 2, next: null });
    expect(inbox.messages).toMatchObject([
      {
        messageId,
        subject: 'Two',
        html: '<p><strong>Big</strong> game</p>\n',
        msgPriority: null,
        msgStatus: null,
      },
      { subject: 'One', msgSentAtMs: book.gateway.clock.wallMs },
    ]);
    const { body: session } = await ask<{ customer: object }>(cookie, '/api/session');
    expect(session.customer).toMatchObject({ newMessagesCount: 2 });
    expect(book.gateway.events).toContainEqual({
      customerId: 'COUNTED',
      event: { kind: 'messages', newMessagesCount: 2 },
    });
  });

  it('ENT2-31, ST2-24, ST2-25, CALL2-29: are read and deleted, again without a fault', async () => {
    const cookie = await open('FLAGS');
    const first = (await send(['FLAGS'])).messageId as number;
    const second = (await send(['FLAGS'])).messageId as number;
    expect(await flag(cookie, first, 'Read')).toEqual({ status: 200, body: { newMessagesCount: 1 } });
    expect(await flag(cookie, first, 'Read')).toEqual({ status: 200, body: { newMessagesCount: 1 } });
    expect((await read(cookie)).messages.map(({ msgStatus }) => msgStatus)).toEqual([null, 'R']);
    expect(await flag(cookie, second, 'Delete')).toEqual({ status: 200, body: { newMessagesCount: 0 } });
    expect(await flag(cookie, second, 'Read')).toEqual({ status: 200, body: { newMessagesCount: 0 } });
    expect((await read(cookie)).messages.map(({ messageId }) => messageId)).toEqual([first]);
    const { rows } = await book.database.pool.query(
      `select status from customer_message where customer_id = 'FLAGS' order by message_id`,
    );
    expect(rows).toEqual([{ status: 'R' }, { status: 'D' }]);
    expect(book.gateway.events.at(-1)).toEqual({
      customerId: 'FLAGS',
      event: { kind: 'messages', newMessagesCount: 0 },
    });
    expect((await call('messages show', { messageId: second })).body).toMatchObject({ read: 0, deleted: 1 });
  });

  it('CALL2-29: another customer’s can’t be read, deleted or found', async () => {
    const { messageId } = await send(['ANNA'], { subject: 'For Anna alone', priority: 'H' });
    expect(await flag(bea, messageId, 'Read')).toMatchObject({
      status: 404,
      body: { error: { code: 'notFound' } },
    });
    expect(await flag(bea, messageId, 'Delete')).toMatchObject({ status: 404 });
    expect(await subjectsOf(bea)).not.toContain('For Anna alone');
    expect((await ask<object[]>(bea, '/api/inbox/priority')).body).toEqual([]);
    expect((await read(anna)).messages).toMatchObject([{ messageId, msgStatus: null }]);
    expect(await ask('', '/api/inbox')).toMatchObject({ status: 401 });
    expect(await flag('', messageId, 'Read')).toMatchObject({ status: 401 });
  });

  it.each([
    ['0', 'Read'],
    ['x', 'Read'],
    ['__proto__', 'Read'],
    ['1', 'Burn'],
    ['99999999999', 'Read'],
  ])('CALL2-29: %s, %s is no such call', async (messageId, action) => {
    expect(await flag(anna, messageId, action)).toMatchObject({ status: 400 });
  });

  it('go to those who fit, once each, and to nobody whose account is closed', async () => {
    const [south, gone] = [await open('SOUTH2', 'south'), await open('GONE2', 'SOUTH')];
    await call('customers close', { customerId: 'GONE2' });
    expect(
      await call('messages send', { filter: ['agent=South'], subject: 'South', body: 'x' }),
    ).toMatchObject({
      body: { recipients: 2 },
    });
    expect(await subjectsOf(south)).toEqual(['South']);
    expect(await subjectsOf(bea)).toContain('South');
    expect(await subjectsOf(anna)).not.toContain('South');
    expect((await call('messages send', { all: true, subject: 'All', body: 'x' })).status).toBe(200);
    for (const cookie of [anna, bea, south]) expect(await subjectsOf(cookie)).toContain('All');
    await call('customers reopen', { customerId: 'GONE2' });
    expect(gone).not.toBe('');
    expect(await subjectsOf(await book.gateway.cookieOf('GONE2'))).toEqual([]);
  });

  it.each([
    [{}, 'noRecipients', undefined],
    [{ all: true, to: ['ANNA'] }, 'noRecipients', undefined],
    [{ all: false }, 'noRecipients', undefined],
    [{ to: ['ANNA', 'nobody'] }, 'unknownCustomer', 'to.1'],
    [{ filter: ['agent=nobody'] }, 'nobodyFits', undefined],
    [{ filter: ['agent=A', 'agent=B'] }, 'unknownCondition', 'filter.1'],
  ])('to %j are refused with %s, and nobody gets one', async (whom, code, field) => {
    const before = (await read(anna)).messages.length;
    const answer = await call('messages send', { subject: 'No', body: 'x', ...whom });
    expect(answer).toMatchObject({ status: 409, body: { error: { code, ...(field && { field }) } } });
    expect((await read(anna)).messages).toHaveLength(before);
  });

  it.each([
    ['subject', { subject: '' }],
    ['subject', { subject: '   ' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['body', { body: 'x'.repeat(4_001) }],
    ['to', { to: Array.from({ length: 1_001 }, () => 'ANNA') }],
    ['priority', { priority: 'X' as 'M' }],
    ['filter.0', { to: undefined, filter: ['password_hash=x'] }],
  ])('say that %s is wrong', async (field, fields) => {
    const answer = await call('messages send', {
      to: ['ANNA'],
      subject: 'No',
      body: 'x',
      ...fields,
    } as never);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'badRequest', field } } });
  });

  it('ENT1-18: are taken back from all, or from one, who is then banned from it', async () => {
    const { messageId } = await send(['ANNA', 'BEA'], { subject: 'Mistake' });
    expect(await call('messages recall', { messageId, to: ['anna'] })).toMatchObject({
      body: { recalled: 1 },
    });
    expect(await subjectsOf(anna)).not.toContain('Mistake');
    expect(await flag(anna, messageId, 'Read')).toMatchObject({ status: 404 });
    expect(await subjectsOf(bea)).toContain('Mistake');
    const { rows } = await book.database.pool.query('select message_id, customer_id from banned_message');
    expect(rows).toEqual([{ message_id: messageId, customer_id: 'ANNA' }]);
    expect(await call('messages recall', { messageId, to: ['anna'] })).toMatchObject({ status: 409 });
    expect(await call('messages recall', { messageId })).toMatchObject({ body: { recalled: 1 } });
    expect(await subjectsOf(bea)).not.toContain('Mistake');
    expect(await call('messages recall', { messageId })).toMatchObject({
      body: { error: { code: 'nothingToChange' } },
    });
    const counts = book.gateway.events.filter(({ event }) => event.kind === 'messages').slice(-1);
    expect(counts).toMatchObject([{ customerId: 'BEA' }]);
    expect((await call('messages show', { messageId })).body).toMatchObject({ banned: 1, recipients: 2 });
  });

  it('ENT1-05: that cover the page have a body, until they are read', async () => {
    const cookie = await open('URGENT');
    const { messageId } = await send(['URGENT'], { priority: 'H', body: 'Read *this*' });
    await send(['URGENT'], { priority: 'M' });
    const list = async () => (await ask<object[]>(cookie, '/api/inbox/priority')).body;
    expect(await list()).toMatchObject([{ messageId, html: '<p>Read <em>this</em></p>\n' }]);
    await flag(cookie, messageId, 'Read');
    expect(await list()).toEqual([]);
  });

  it('are written to the audit log, without their words, and take a right of their own', async () => {
    const { messageId } = await send(['ANNA'], { body: 'Secret plans' });
    await call('messages recall', { messageId });
    const { body: log } = await call('audit list', { most: 2 });
    expect(log).toMatchObject([
      { command: 'messages recall', before: { messageId, recalledAtMs: null }, after: { recalled: 1 } },
      {
        command: 'messages send',
        input: { to: ['ANNA'], body: '12 characters' },
        after: { messageId, recipients: 1 },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('Secret plans');
    const token = await addToken('pages', ['content.write']);
    const tried = await call('messages send', { all: true, subject: 'x', body: 'x' }, { token });
    expect(tried.status).toBe(403);
  });

  it('run nothing, load nothing and lead nowhere of their own', async () => {
    const cookie = await open('HOSTILE');
    const body =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![x](https://evil.example/p.png)\n\n' +
      '# Big {#root}\n\n[rules](/rules) [out](https://other.example)';
    await send(['HOSTILE'], { subject: '<img src=x onerror=alert(1)>', body });
    const [message] = (await read(cookie)).messages;
    expect(message?.html).not.toMatch(/<script|<img|href="javascript|\sid=|<h1/);
    expect(message?.html).toContain('<a href="#/rules">');
    expect(message?.html).toContain('rel="noopener noreferrer" target="_blank"');
    // Text: the page writes it as such.
    expect(message?.subject).toBe('<img src=x onerror=alert(1)>');
  });

  it('come in pages, and a customer keeps the newest', async () => {
    const cookie = await open('MANY');
    const { pool } = book.database;
    const more = MOST_KEPT_MESSAGES + 30;
    await pool.query(
      `with sent as (insert into message (subject, body, recipients, actor, sent_at_ms)
         select 'No ' || n, 'x', 1, 'test', n from generate_series(1, $1) n returning message_id)
       insert into customer_message (customer_id, message_id) select 'MANY', message_id from sent`,
      [more],
    );
    await send(['MANY'], { subject: 'Last' });
    const seen: number[] = [];
    for (let before: number | null = null; ; ) {
      const page: InboxAnswer = await read(cookie, before === null ? '' : `?before=${before}`);
      expect(page.messages.length).toBeLessThanOrEqual(MESSAGES_PAGE);
      seen.push(...page.messages.map(({ messageId }) => messageId));
      before = page.next;
      if (before === null) break;
    }
    expect(seen).toHaveLength(MOST_KEPT_MESSAGES);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect((await read(cookie)).newMessagesCount).toBe(MOST_KEPT_MESSAGES);
  });

  it('are listed page by page, however many were sent', async () => {
    const { pool } = book.database;
    await pool.query(
      `insert into message (subject, body, recipients, actor, sent_at_ms)
       select 'No ' || n, 'x', 0, 'test', n from generate_series(1, 100000) n`,
    );
    const { body: first } = await call('messages list', { most: 500 });
    expect(first).toHaveLength(500);
    expect(first[0].subject).toBe('No 100000');
    const { body: second } = await call('messages list', { before: first.at(-1).messageId, most: 2 });
    expect(second.map(({ subject }: { subject: string }) => subject)).toEqual(['No 99500', 'No 99499']);
  });
});
