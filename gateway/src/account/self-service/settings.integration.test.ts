import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { PRICE_ACCEPTANCE_CODES } from '@lineboard/domain/ground/price/price-acceptances';
import { createSettings } from '@lineboard/domain/testing/account-fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';

const FRAMES = 'dstProps=https://props.example/';

describe.each(oneEngine())('settings on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { INTEGRATION_FRAMES: FRAMES });
    await seedCustomer(database, { customerId: 'ALICE', restrictions: [{ code: 'AUTOLINECH' }] });
    await seedCustomer(database, { customerId: 'BOB' });
    await seedCustomer(database, { customerId: 'EVE', restrictions: [{ code: 'PROPS' }] });
    await seedCustomer(database, { customerId: 'DEMO', isDemo: true });
  });
  beforeEach(() => void gateway.events.splice(0));
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const put = async (customerId: string | null, url: string, payload: object) =>
    gateway.app.inject({
      method: 'PUT',
      url,
      headers: {
        origin: TEST_ORIGIN,
        ...(customerId === null ? {} : { cookie: await gateway.cookieOf(customerId) }),
      },
      payload,
    });
  const save = (customerId: string | null, payload: object) =>
    put(customerId, '/api/customer/settings', payload);
  const infoOf = async (customerId: string): Promise<CustomerInfo> => {
    const headers = { cookie: await gateway.cookieOf(customerId) };
    return (await gateway.app.inject({ url: '/api/session', headers })).json().customer;
  };
  const listsOf = async (customerId: string | null): Promise<SettingsLists> => {
    const headers = customerId === null ? {} : { cookie: await gateway.cookieOf(customerId) };
    return (await gateway.app.inject({ url: '/api/settings/lists', headers })).json();
  };

  it.each([
    ['CALL1-44, ENT1-28', 'languages', ['ENG', 'SPA', 'TH', 'ZH', 'POR'].map((code) => ({ code }))],
    ['CALL1-46, ENT1-30', 'baseballActionTypes', [{ name: 'listed' }, { name: 'action' }]],
    ['CALL1-48, ENT1-31', 'mainSports', [{ sportType: 'Football', sportSubType: 'NFL' }]],
  ] as const)('%s: lists %s', async (_id, name, entries) => {
    expect((await listsOf(null))[name]).toEqual(entries);
  });

  it('keeps the choice on moved prices with the account, tells its pages, and takes no other choice', async () => {
    const choose = (customerId: string | null, priceAcceptance: string) =>
      put(customerId, '/api/customer/price-acceptance', { priceAcceptance });
    expect((await infoOf('BOB')).settings.priceAcceptance).toBeNull();
    for (const code of PRICE_ACCEPTANCE_CODES) {
      expect((await choose('BOB', code)).statusCode).toBe(204);
      expect((await infoOf('BOB')).settings.priceAcceptance).toBe(code);
    }
    expect(gateway.events).toContainEqual({ customerId: 'BOB', event: { kind: 'settings' } });
    for (const code of ['any', '__proto__', '']) expect((await choose('BOB', code)).statusCode).toBe(400);
    expect((await infoOf('BOB')).settings.priceAcceptance).toBe('close20');
    expect((await infoOf('EVE')).settings.priceAcceptance).toBeNull();
    expect((await choose('DEMO', 'none')).statusCode).toBe(403);
    expect((await choose(null, 'none')).statusCode).toBe(401);
  });

  it('CALL1-45, ENT1-29: lists the home pages, with the board first', async () => {
    expect((await listsOf(null)).homePages[0]).toEqual({ name: 'Bet Offering' });
  });

  it('CALL1-47, ENT1-32: lists time zones, each of which may be saved', async () => {
    const { timeZones } = await listsOf(null);
    expect(timeZones.length).toBeGreaterThan(300);
    for (const timeZone of [timeZones[0]!, 'UTC', timeZones.at(-1)!])
      expect((await save('BOB', createSettings({ timeZone }))).statusCode).toBe(204);
  });

  it('CALL1-49, ENT1-33: lists the integrations that are set up, but none that a restriction takes away', async () => {
    const props = { name: 'dstProps', route: '/dstProps' };
    const sportsbook = { name: 'sportsbook', route: '/' };
    expect((await listsOf('BOB')).integrations).toEqual([sportsbook, props]);
    expect((await listsOf('EVE')).integrations).toEqual([sportsbook]);
  });

  it('tells the teams of a league, and none of a league that isn’t there', async () => {
    const teamsOf = async (sportSubType: string) =>
      (
        await gateway.app.inject(`/api/settings/teams?sportType=Football&sportSubType=${sportSubType}`)
      ).json();
    expect(await teamsOf('NFL')).toEqual({ teams: ['Chicago Bears', 'Detroit Lions'] });
    expect(await teamsOf('constructor')).toEqual({ teams: [] });
  });

  it.each([
    ['CALL1-50.1, ENT1-10.1', { settings: { webLanguage: 'SPA' } }],
    ['CALL1-50.2, ENT1-10.2', { settings: { webHomePage: 'OpenBets' } }],
    ['CALL1-50.3, ENT1-10.4', { settings: { favoriteSportType: 'Football', favoriteSportSubType: 'NFL' } }],
    ['CALL1-50.4, ENT1-10.5', { settings: { favoriteTeamId: 'Detroit Lions' } }],
    ['CALL1-50.5, ENT1-10.3', { settings: { webPitcherOption: 'action' } }],
    ['CALL1-50.6, ENT1-10.6', { settings: { webRememberPassword: true } }],
    ['CALL1-50.7', { timeZone: 'Asia/Bangkok' }],
    ['CALL1-50.8', { priceType: 'D' }],
    ['CALL1-50.9', { settings: { defaultIntegration: '/dstProps' } }],
  ])('%s: keeps %o, for a session on another device, too', async (_id, kept) => {
    const settings = createSettings({ webRememberPassword: true, defaultIntegration: '/dstProps' });
    expect((await save('ALICE', settings)).statusCode).toBe(204);
    expect(await infoOf('ALICE')).toMatchObject(kept);
  });

  it('CON1-17: settings are per customer, and the customer’s pages are told', async () => {
    await save('BOB', createSettings({ webLanguage: 'ENG', timeZone: 'Europe/Madrid' }));
    await save('ALICE', createSettings());
    expect(await infoOf('BOB')).toMatchObject({
      timeZone: 'Europe/Madrid',
      settings: { webLanguage: 'ENG' },
    });
    expect(gateway.events).toEqual([
      { customerId: 'BOB', event: { kind: 'settings' } },
      { customerId: 'ALICE', event: { kind: 'settings' } },
    ]);
  });

  it.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['favoriteSportSubType', { favoriteSportSubType: 'XFL' }],
    ['favoriteTeamId', { favoriteTeamId: 'Paris Saints' }],
    ['defaultIntegration', { defaultIntegration: '/casino' }],
  ])('refuses a %s that isn’t there, and keeps all as it was', async (field, wrong) => {
    await save('BOB', createSettings());
    const before = await infoOf('BOB');
    const answer = await save('BOB', { ...createSettings({ priceType: 'F' }), ...wrong });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { error: { code: 'choiceUnavailable', params: { field } } },
    ]);
    expect(await infoOf('BOB')).toEqual(before);
  });

  it('refuses an integration that is taken away from the customer', async () => {
    expect((await save('EVE', createSettings({ defaultIntegration: '/dstProps' }))).statusCode).toBe(422);
  });

  it('keeps a favorite sport and team in the months without games', async () => {
    await database.kysely
      .updateTable('customer')
      .set({ favorite_sport_type: 'Baseball', favorite_sport_sub_type: 'MLB', favorite_team_id: 'Cubs' })
      .where('customer_id', '=', 'BOB')
      .execute();
    const favorite = { favoriteSportType: 'Baseball', favoriteSportSubType: 'MLB', favoriteTeamId: 'Cubs' };
    expect((await save('BOB', createSettings(favorite))).statusCode).toBe(204);
    expect((await save('BOB', createSettings({ ...favorite, favoriteTeamId: 'Reds' }))).statusCode).toBe(422);
  });

  it('takes nothing from visitors, demo customers and other sites, nor another customer’s id or a long text', async () => {
    expect((await save(null, createSettings())).statusCode).toBe(401);
    expect((await save('DEMO', createSettings())).statusCode).toBe(403);
    expect((await save('BOB', { ...createSettings(), customerId: 'ALICE' })).statusCode).toBe(400);
    expect((await save('BOB', createSettings({ timeZone: 'x'.repeat(81) }))).statusCode).toBe(400);
    expect((await save('BOB', createSettings({ timeZone: 'x'.repeat(9_000) }))).statusCode).toBe(413);
  });

  describe('favorites', () => {
    const NFL = { sportType: 'Football', sportSubType: 'NFL', team: null };
    const LIONS = { ...NFL, team: 'Detroit Lions' };
    const mark = (customerId: string | null, favorite: object, isOn = true) =>
      put(customerId, '/api/customer/favorites', { favorite, isOn });
    const store = (favorites: unknown) =>
      database.pool.query('update customer set favorites = $1 where customer_id = $2', [
        JSON.stringify(favorites),
        'BOB',
      ]);
    beforeEach(() => store([]));

    it('are the customer’s on every device, the other pages are told, and nobody else has them', async () => {
      expect((await mark('BOB', NFL)).json()).toEqual({ favorites: [NFL] });
      expect((await mark('BOB', LIONS)).json()).toEqual({ favorites: [NFL, LIONS] });
      expect((await infoOf('BOB')).favorites).toEqual([NFL, LIONS]);
      expect((await infoOf('ALICE')).favorites).toEqual([]);
      expect(gateway.events.at(-1)).toEqual({ customerId: 'BOB', event: { kind: 'settings' } });
      expect((await mark('BOB', NFL, false)).json()).toEqual({ favorites: [LIONS] });
    });

    it('marks of two devices at the same moment both hold', async () => {
      await Promise.all([mark('BOB', NFL), mark('BOB', LIONS), mark('BOB', LIONS)]);
      expect((await infoOf('BOB')).favorites).toHaveLength(2);
    });

    it.each([
      ['sportSubType', { ...NFL, sportSubType: 'XFL' }],
      ['sportSubType', { ...NFL, sportType: 'constructor' }],
      ['team', { ...NFL, team: 'Detroit Lions\u0000' }],
      ['team', { ...NFL, team: '<img src=x onerror=alert(1)>' }],
      ['team', { ...NFL, team: '\ud800' }],
    ])('refuses a %s that the book doesn’t offer: %j', async (field, favorite) => {
      const answer = await mark('BOB', favorite);
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { error: { code: 'choiceUnavailable', params: { field } } },
      ]);
      expect((await mark('BOB', favorite, false)).json()).toEqual({ favorites: [] });
    });

    it('takes off what is no longer offered, and no more than fifty on', async () => {
      const gone = Array.from({ length: 50 }, (_, at) => ({ ...NFL, team: `Gone ${at}` }));
      await store(gone);
      const answer = await mark('BOB', LIONS);
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { error: { code: 'favoritesFull', params: { most: 50 } } },
      ]);
      expect((await mark('BOB', gone[7]!, false)).json().favorites).toHaveLength(49);
      expect((await mark('BOB', LIONS)).json().favorites.at(-1)).toEqual(LIONS);
      await expect(store([...gone, NFL])).rejects.toThrow('customer_favorites_check');
      await expect(store({})).rejects.toThrow('customer_favorites_check');
    });

    it('takes nothing from visitors, demo customers and other shapes', async () => {
      expect((await mark(null, NFL)).statusCode).toBe(401);
      expect((await mark('DEMO', NFL)).statusCode).toBe(403);
      expect((await mark('BOB', { ...NFL, customerId: 'ALICE' })).statusCode).toBe(400);
      expect((await mark('BOB', { ...NFL, team: '' })).statusCode).toBe(400);
      expect((await mark('BOB', { ...NFL, team: 'x'.repeat(81) })).statusCode).toBe(400);
      expect((await mark('BOB', { ...NFL, team: 'x'.repeat(2_000) })).statusCode).toBe(413);
    });
  });

  describe('restrictions in the customer’s own hand', () => {
    const turn = async (customerId: string | null, code: string, isOn: boolean) =>
      (await put(customerId, `/api/customer/restrictions/${code}`, { isOn })).statusCode;
    const codesOf = async (customerId: string) =>
      (await infoOf(customerId)).restrictions.map(({ code }) => code);

    it('CALL1-06, CALL2-33: auto-accept is switched off on the account and on again', async () => {
      const versionOf = async () =>
        (await database.pool.query(`select version from account where customer_id = 'BOB'`)).rows[0].version;
      const before = await versionOf();
      expect(await turn('BOB', 'AUTOLINECH', true)).toBe(204);
      expect(await codesOf('BOB')).toEqual(['AUTOLINECH']);
      // A ticket that was judged before is judged again.
      expect(await versionOf()).toBeGreaterThan(before);
      expect(gateway.events).toEqual([{ customerId: 'BOB', event: { kind: 'settings' } }]);
      expect(await turn('BOB', 'AUTOLINECH', false)).toBe(204);
      expect(await codesOf('BOB')).toEqual([]);
    });

    it('CALL1-06: what an operator put there is not taken back, and becomes nobody’s own by asking for it', async () => {
      expect(await turn('ALICE', 'AUTOLINECH', false)).toBe(403);
      expect(await turn('ALICE', 'AUTOLINECH', true)).toBe(204);
      expect(await turn('ALICE', 'AUTOLINECH', false)).toBe(403);
      expect(await codesOf('ALICE')).toEqual(['AUTOLINECH']);
    });

    it('CALL1-06: a part of the book that was given up comes back by the operator alone', async () => {
      expect(await turn('BOB', 'PROPS', true)).toBe(204);
      expect(await turn('BOB', 'PROPS', false)).toBe(403);
      expect(await codesOf('BOB')).toEqual(['PROPS']);
    });

    it.each(['NOWAGERING', 'PLOPEN', 'MOVER', 'constructor'])('CALL1-06: %s is none', async (code) => {
      expect(await turn('BOB', code, true)).toBe(400);
      expect(await turn(null, code, true)).toBe(401);
    });
  });
});
