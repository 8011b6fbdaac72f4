import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../testing/worlds/operated-book.ts';

describe.each(oneEngine())('limits and restrictions on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, openAccount } = book;

  it('are one for each thing that they limit, and a new one takes the place of the old', async () => {
    await openAccount('LIMITED');
    const nfl = {
      customerId: 'LIMITED',
      sportType: 'Football',
      sportSubType: 'NFL',
      limitType: 'S',
    } as const;
    await call('limits set', { ...nfl, maxBaseCents: 10_000 });
    await call('limits set', { ...nfl, maxBaseCents: 20_000 });
    const { body } = await call('limits set', { customerId: 'LIMITED', maxBaseCents: 70_000 });
    expect(body.limits).toMatchObject([
      { sportType: 'Football', sportSubType: 'NFL', limitType: 'S', maxBaseCents: 20_000 },
      { sportType: null, maxBaseCents: 70_000 },
    ]);
    const removed = await call('limits remove', { customerId: 'LIMITED', limitId: body.limits[0].limitId });
    expect(removed.body.limits).toHaveLength(1);
    expect(await call('limits remove', { customerId: 'LIMITED', limitId: 999_999 })).toMatchObject({
      body: { error: { code: 'noSuchLimit' } },
    });
    expect(await call('limits set', { ...nfl, sportType: 'Footbal', maxBaseCents: 1 })).toMatchObject({
      body: { error: { code: 'unknownSport' } },
    });
  });

  it('of one customer are out of the reach of another’s id', async () => {
    await openAccount('LIMITA');
    await openAccount('LIMITB');
    const { body } = await call('customers show', { customerId: 'LIMITA' });
    const [{ limitId }] = body.limits;
    expect(await call('limits remove', { customerId: 'LIMITB', limitId })).toMatchObject({ status: 409 });
    expect((await call('customers show', { customerId: 'LIMITA' })).body.limits).toHaveLength(1);
  });

  it.each([
    ['limits set', { maxBaseCents: 1_000 }],
    ['restrictions set', { code: 'HORSES' }],
    ['restrictions remove', { code: 'HORSES' }],
    ['customers hold', {}],
    ['customers release', {}],
  ] as const)('are told to the customer’s open pages by %s', async (name, input) => {
    const customerId = 'WATCHING';
    if (name === 'limits set') await openAccount(customerId);
    const before = book.gateway.events.length;
    expect(await call(name, { customerId, ...input })).toMatchObject({ status: 200 });
    const told = book.gateway.events.slice(before);
    expect(told).toContainEqual({ customerId, event: { kind: 'settings' } });
    expect(told).toContainEqual({ customerId, event: expect.objectContaining({ kind: 'balance' }) });
  });

  it('carry their figures, and are told to the page with the next session', async () => {
    await openAccount('RESTRICTED');
    const given = { customerId: 'RESTRICTED', code: 'LESSJUICE', params: { Cents: 5 } };
    expect((await call('restrictions set', given)).body.restrictions).toEqual([
      { code: 'LESSJUICE', params: { Cents: 5 } },
    ]);
    const changed = await call('restrictions set', { ...given, params: { Cents: 8 } });
    expect(changed.body).toMatchObject({
      restrictions: [{ params: { Cents: 8 } }],
      balance: { version: 3 },
    });
    const cookie = await book.gateway.cookieOf('RESTRICTED');
    const asked = await book.gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(asked.json().customer.restrictions).toEqual([{ code: 'LESSJUICE', params: { Cents: 8 } }]);
    await call('restrictions remove', { customerId: 'RESTRICTED', code: 'LESSJUICE' });
    expect(await call('restrictions remove', { customerId: 'RESTRICTED', code: 'LESSJUICE' })).toMatchObject({
      body: { error: { code: 'noSuchRestriction' } },
    });
  });
});
