import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

describe.each(oneEngine())('an operator on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, addToken, openAccount } = book;

  describe('tokens', () => {
    it('are asked for: without one, with a wrong, an old or a revoked one nothing is told', async () => {
      await addToken('late', ['customers.read'], 1_000);
      await addToken('fired', ['customers.read']);
      await call('tokens revoke', { name: 'fired' });
      for (const token of [null, '', 'x'.repeat(43), 'late'.padEnd(43, '-'), 'fired'.padEnd(43, '-')]) {
        const answer = await call('customers list', {}, { token });
        expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
      }
    });

    it('do what their rights say, and nothing else', async () => {
      await openAccount('LESSER');
      const token = await addToken('reader', ['customers.read']);
      expect(await call('customers show', { customerId: 'LESSER' }, { token })).toMatchObject({
        status: 200,
      });
      const tried = await Promise.all([
        call('cash in', { customerId: 'LESSER', amountCents: 100 }, { token }),
        call('customers set', { customerId: 'LESSER', store: 'other' }, { token }),
        call('tokens create', { name: 'mine' }, { token }),
        call('audit list', {}, { token }),
      ]);
      expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await call('audit list', { actor: 'reader' })).body).toEqual([]);
    });

    it('give no right that their maker doesn’t have', async () => {
      const token = await addToken('clerk', ['tokens.write', 'customers.read']);
      const wanted = { name: 'thief', rights: ['customers.read', 'money.write'] };
      expect(await call('tokens create', wanted, { token })).toMatchObject({
        body: { error: { code: 'rightNotOwned' } },
      });
      expect(await call('tokens create', { name: 'thief', rights: ['everything'] }, { token })).toMatchObject(
        {
          body: { error: { code: 'unknownRight' } },
        },
      );
      const { body } = await call('tokens create', { name: 'clerk2' }, { token });
      expect(body.rights.toSorted()).toEqual(['customers.read', 'tokens.write']);
      expect(await call('customers list', {}, { token: body.token })).toMatchObject({ status: 200 });
      const kept = await book.database.pool.query(`select * from operator_token where name = 'clerk2'`);
      expect(JSON.stringify(kept.rows)).not.toContain(body.token);
      expect(JSON.stringify((await call('audit list', { actor: 'clerk' })).body)).not.toContain(body.token);
    });
  });

  describe('tokens of others', () => {
    it('are ended by who has all their rights, and their names are nobody else’s then', async () => {
      await addToken('owner', ['tokens.write', 'money.write']);
      const clerk = await addToken('clerk-of-tokens', ['tokens.write', 'customers.read']);
      expect(await call('tokens revoke', { name: 'owner' }, { token: clerk })).toMatchObject({
        status: 409,
        body: { error: { code: 'tokenOverOwnRights', message: expect.stringContaining('money.write') } },
      });
      const { body: kept } = await call('tokens list', {});
      expect(kept).toContainEqual(expect.objectContaining({ name: 'owner' }));
      await addToken('temp', ['customers.read']);
      expect(await call('tokens revoke', { name: 'temp' }, { token: clerk })).toMatchObject({ status: 200 });
      expect(await call('tokens create', { name: 'temp' })).toMatchObject({
        status: 409,
        body: { error: { code: 'tokenNameUsed' } },
      });
    });
  });

  it.each(['a\0b', 'a\ud800'])('says which text can’t be kept, wherever it is: %j', async (text) => {
    await openAccount('TEXTS').catch(() => undefined);
    const tried = [
      await call('customers hold', { customerId: 'TEXTS', note: text }),
      await call('customers list', { after: text }),
      await call('audit list', { actor: text }),
      await call('limits set', { customerId: 'TEXTS', maxBaseCents: 1, sportType: text }),
      await call('messages send', { to: ['TEXTS'], subject: text, body: 'b' }),
      await call('messages send', { to: ['TEXTS'], subject: 's', body: text }),
      await call('restrictions set', { customerId: 'TEXTS', code: 'LESSJUICE', params: { [text]: 1 } }),
    ];
    expect(tried.map(({ status, body }) => [status, body.error?.code])).toEqual(
      tried.map(() => [400, 'badRequest']),
    );
  });

  it.each(['null', '{"customerId":', '[]', '"text"'])(
    'a body of %s is answered with what is wrong',
    async (payload) => {
      const token = await addToken(`body-${payload.length}`, ['customers.read']);
      const answer = await book.gateway.app.inject({
        method: 'POST',
        url: '/api/operator/customers/list',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatchObject({ code: 'badRequest', message: expect.stringMatching(/./) });
    },
  );

  it('a command without a body is one, though the call says that it is JSON', async () => {
    const token = await addToken('bodiless', ['customers.read']);
    const answer = await book.gateway.app.inject({
      method: 'POST',
      url: '/api/operator/customers/list',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('figures of a restriction are numbers, whatever they are called', async () => {
    const params = { é: { deep: [1] } } as never;
    expect(await call('restrictions set', { customerId: 'TEXTS', code: 'LESSJUICE', params })).toMatchObject({
      status: 400,
    });
  });

  describe('the audit log', () => {
    it('is added to, and never changed', async () => {
      await openAccount('AUDITED');
      const { pool } = book.database;
      for (const statement of [
        'delete from audit_log',
        `update audit_log set actor = 'nobody'`,
        'truncate audit_log',
      ])
        await expect(pool.query(statement)).rejects.toThrow('append-only');
      const { body } = await call('audit list', { customerId: 'AUDITED' });
      expect(body).toMatchObject([{ actor: 'boss', address: '127.0.0.1' }]);
    });

    it('keeps nothing of a command that was refused', async () => {
      await openAccount('REFUSED');
      await call('cash out', { customerId: 'REFUSED', amountCents: 1 });
      const { body } = await call('audit list', { customerId: 'REFUSED' });
      expect(body.map(({ command }: { command: string }) => command)).toEqual(['customers create']);
    });
  });

  it.each([
    ['customerId', { customerId: '__proto__' }],
    ['customerId', { customerId: 'A\uD800' }],
    ['customerId', { customerId: 'a'.repeat(33) }],
    ['customerId', {}],
    ['isDemo', { customerId: 'X', isDemo: true }],
    ['', [1]],
  ])('says that %s is wrong in %j', async (field, input) => {
    const answer = await call('customers show', input as { customerId: string });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'badRequest', field } } });
  });
});
