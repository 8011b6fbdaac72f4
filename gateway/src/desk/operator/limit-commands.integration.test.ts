import { NO_SITE_FILE } from '@lineboard/domain/words/site/site-configuration';
import { describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

/** With a way of its own that a restriction takes away. */
const SITE = {
  ...NO_SITE_FILE,
  menu: [
    {
      title: 'Club',
      href: '/club',
      restrictionCodes: ['CLUB'],
      sessionRequired: false,
      hideChat: false,
      callback: null,
    },
  ],
};

describe.each(oneEngine())('limits and restrictions on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { siteFile: SITE });
  const { call, openAccount } = book;

  let opened = 0;
  const openNext = async (name: string): Promise<string> => {
    opened += 1;
    const customerId = `${name}${opened}`;
    await openAccount(customerId);
    return customerId;
  };

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

  const giveUp = async (customerId: string) => {
    const answer = await book.gateway.app.inject({
      method: 'PUT',
      url: '/api/customer/restrictions/NOSPTWAGER',
      headers: { origin: TEST_ORIGIN, cookie: await book.gateway.cookieOf(customerId) },
      payload: { isOn: true },
    });
    expect(answer.statusCode).toBe(204);
  };
  const own = [{ code: 'NOSPTWAGER', params: { ByCustomer: 1 } }];

  it('a hold that ends leaves what the customer gave up, which is given back by its own command', async () => {
    const customerId = await openNext('GAVEUP');
    await giveUp(customerId);
    await call('customers hold', { customerId });
    await call('customers hold', { customerId });
    expect((await call('customers release', { customerId })).body.restrictions).toEqual(own);
    // A second time, and without a hold, there is nothing to release.
    const again = await call('customers release', { customerId });
    expect(again.body.error.code).toBe('noSuchRestriction');
    expect((await call('customers show', { customerId })).body.restrictions).toEqual(own);
    const given = await call('restrictions remove', { customerId, code: 'NOSPTWAGER' });
    expect(given.body.restrictions).toEqual([]);
  });

  it.each(['customers hold', 'restrictions set'] as const)(
    'a customer who is held by %s gives betting up for good, before it and after it',
    async (held) => {
      const hold = (customerId: string) =>
        held === 'customers hold'
          ? call('customers hold', { customerId })
          : call('restrictions set', { customerId, code: 'NOSPTWAGER' });
      for (const isHeldFirst of [true, false]) {
        const customerId = await openNext('GAVEUP');
        if (isHeldFirst) await hold(customerId);
        await giveUp(customerId);
        if (!isHeldFirst) await hold(customerId);
        expect((await call('customers release', { customerId })).body.restrictions).toEqual(own);
      }
    },
  );

  it('know a league that was taken, until it is removed', async () => {
    const league = { sportType: 'Football', sportSubType: 'Natoinal League' } as const;
    expect(await call('leagues take', league)).toMatchObject({ status: 200, body: league });
    expect(await call('leagues take', league)).toMatchObject({ body: { error: { code: 'leagueExists' } } });
    expect((await call('leagues list', {})).body).toContainEqual(expect.objectContaining(league));
    expect((await call('leagues remove', league)).status).toBe(200);
    expect(await call('leagues remove', league)).toMatchObject({
      body: { error: { code: 'unknownLeague' } },
    });
    expect((await call('leagues list', {})).body).not.toContainEqual(expect.objectContaining(league));
  });

  it('refuse a league’s name for good, until it is taken', async () => {
    const league = { sportType: 'Football', sportSubType: 'Natoinal Leage' } as const;
    expect(await call('leagues refuse', league)).toMatchObject({ body: { ...league, refused: true } });
    expect(await call('leagues refuse', league)).toMatchObject({
      body: { error: { code: 'leagueRefused' } },
    });
    const limit = { customerId: 'LIMITED', sportSubType: league.sportSubType, maxBaseCents: 1 } as const;
    expect(await call('limits set', limit)).toMatchObject({ body: { error: { code: 'unknownLeague' } } });
    expect(await call('leagues take', league)).toMatchObject({ body: { ...league, refused: false } });
    expect(await call('leagues refuse', league)).toMatchObject({ body: { refused: true } });
    expect(await call('leagues remove', league)).toMatchObject({ body: { refused: true } });
  });

  it.each([
    [{ sportSubType: 'NFLL' }, 'unknownLeague', 'There is no league NFLL of any sport. Did you mean NFL?'],
    [
      { sportType: 'Basketball', sportSubType: 'NFL' },
      'unknownLeague',
      'There is no league NFL of Basketball. Did you mean NFL?',
    ],
    [
      { sportType: 'Baseball', periodNumber: 4 },
      'unknownPeriod',
      'Baseball has no period 4. There are: 0, 1.',
    ],
    [{ periodNumber: 25 }, 'unknownPeriod', 'A game has no period 25. There are: 0, 1, 2, 3, 4, 5, 6, 10.'],
    [
      { sportType: 'Footbal' },
      'unknownSport',
      expect.stringMatching(/^Footbal is no sport\. There are: .* Did you mean Football\?$/),
    ],
  ] as const)('name what there is: %j is refused', async (named, code, message) => {
    const customerId = await openNext('NAMED');
    const { body } = await call('limits set', { customerId, maxBaseCents: 1, ...named });
    expect(body.error).toMatchObject({ code, message });
    expect((await call('customers show', { customerId })).body.limits).toHaveLength(1);
  });

  it.each([
    ['NOSPTWAGR', {}, 'There is no restriction NOSPTWAGR. Did you mean NOSPTWAGER?'],
    ['BANANA', {}, 'There is no restriction BANANA.'],
    ['horses', {}, 'There is no restriction horses. Did you mean HORSES?'],
    ['ALTCASSINO', {}, 'There is no restriction ALTCASSINO. Did you mean ALTCASINO?'],
    ['LESSJUICE', { Cent: 5 }, 'Restriction LESSJUICE takes Cents, not Cent.'],
    ['LESSJUICE', { Cents: 500 }, 'Cents of restriction LESSJUICE takes whole cents of price, 1 to 19.'],
    ['HORSES', { Cents: 5 }, 'Restriction HORSES takes no figures, not Cents.'],
    [
      'FBMLDISABLE',
      { MaxSpreadPoints: 6.3 },
      'MaxSpreadPoints of restriction FBMLDISABLE takes points from 0 to 100 in halves or quarters, e.g. 6.5 or 6½.',
    ],
  ])('forbid nothing under a name that there isn’t: %s %j', async (code, params, message) => {
    const customerId = await openNext('MISSPELT');
    const { status, body } = await call('restrictions set', { customerId, code, params });
    expect([status, body.error.message]).toEqual([409, message]);
    expect((await call('customers show', { customerId })).body.restrictions).toEqual([]);
  });

  it.each([
    ['21GCASINO', {}],
    ['FBMLDISABLE', { MaxSpreadPoints: 6.5 }],
    ['CLUB', {}],
  ])('SCR2-57, VAL2-72: can be set wherever the book or its menu knows them: %s', async (code, params) => {
    const customerId = await openNext('KNOWN');
    const { body } = await call('restrictions set', { customerId, code, params });
    expect(body.restrictions).toContainEqual({ code, params });
  });

  it('one customer’s are out of reach for another’s id', async () => {
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
