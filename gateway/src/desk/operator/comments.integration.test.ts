import { startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

describe.each(oneEngine())('a comment on an account on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call } = book;
  let cookie: string;

  const readCustomer = async () =>
    (await book.gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().customer;
  const put = async (path: string, payload: object, as = cookie) => {
    const headers = { cookie: as, origin: TEST_ORIGIN };
    return (await book.gateway.app.inject({ method: 'PUT', url: path, headers, payload })).statusCode;
  };
  const hide = (writtenAtMs: number, as = cookie) =>
    put('/api/customer/comments/hidden', { writtenAtMs }, as);

  beforeAll(async () => {
    await call('customers create', { customerId: 'ANNA' });
    await call('customers create', { customerId: 'BEA' });
    cookie = await book.gateway.cookieOf('ANNA');
  });

  it('ENT1-04: has text, an expiry date and a hidden flag', async () => {
    const written = await call('comments set', {
      customerId: 'anna',
      text: 'Call <b>us</b>',
      expires: '2027-02-28',
    });
    expect(written.body).toEqual({
      customerId: 'ANNA',
      text: 'Call <b>us</b>',
      writtenAtMs: book.gateway.clock.wallMs,
      expiresAtMs: startOfDayMs('2027-03-01'),
      isHidden: false,
    });
    expect(await readCustomer()).toMatchObject({
      commentsForCustomer: 'Call <b>us</b>',
      commentsWrittenAtMs: book.gateway.clock.wallMs,
      commentsExpireAtMs: startOfDayMs('2027-03-01'),
      commentsHidden: false,
    });
  });

  it('CALL1-09: is hidden by its own customer alone, and a later one is shown all the same', async () => {
    const { body: first } = await call('comments set', { customerId: 'ANNA', text: 'First' });
    expect(await hide(first.writtenAtMs, await book.gateway.cookieOf('BEA'))).toBe(204);
    expect(await readCustomer()).toMatchObject({ commentsHidden: false });
    expect(await hide(first.writtenAtMs, '')).toBe(401);
    book.gateway.clock.wallMs += 1_000;
    const { body: second } = await call('comments set', { customerId: 'ANNA', text: 'Second' });
    // The page still showed the first one.
    await hide(first.writtenAtMs);
    expect(await readCustomer()).toMatchObject({ commentsForCustomer: 'Second', commentsHidden: false });
    await hide(second.writtenAtMs);
    expect(await readCustomer()).toMatchObject({ commentsHidden: true });
    expect((await call('comments show', { customerId: 'ANNA' })).body).toMatchObject({ isHidden: true });
  });

  it('is taken off, and both are in the audit log', async () => {
    await call('comments set', { customerId: 'ANNA', text: 'Third' });
    await call('comments remove', { customerId: 'ANNA' });
    expect(await readCustomer()).toMatchObject({ commentsForCustomer: null });
    expect(await call('comments remove', { customerId: 'ANNA' })).toMatchObject({ status: 409 });
    const { body: log } = await call('audit list', { customerId: 'ANNA', most: 2 });
    expect(log).toMatchObject([
      { command: 'comments remove', before: { text: 'Third' }, after: { text: null } },
      { command: 'comments set', after: { text: 'Third' } },
    ]);
  });

  it.each([
    [{ text: '' }, 400],
    [{ text: ' \n' }, 400],
    [{ text: 'x'.repeat(1_001) }, 400],
    [{ text: 'x', expires: 'tomorrow' }, 400],
    [{ text: 'x', expires: '2027-02-30' }, 409],
    [{ text: 'x', customerId: 'NOBODY' }, 409],
  ])('is no comment: %j', async (fields, status) => {
    expect((await call('comments set', { customerId: 'ANNA', ...fields })).status).toBe(status);
  });

  it.each([-1, 1.5, '1', null])('is not hidden by %j', async (writtenAtMs) => {
    expect(await hide(writtenAtMs as number)).toBe(400);
  });
});
