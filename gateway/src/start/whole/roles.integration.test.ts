import { COMMAND_NAMES } from '@lineboard/domain/desk/operator/commands.schema';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import type { Database } from '../../ground/database/create-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The calls of visitors: look at lines, become a customer, and report errors of the page. */
const OPEN_TO_VISITORS: readonly string[] = [
  'GET /api/asyncapi.json',
  'GET /api/openapi.json',
  'GET /api/wallet-openapi.json',
  'GET /api/site',
  'GET /api/session',
  'GET /api/settings/lists',
  'GET /api/settings/teams',
  'POST /api/session',
  'GET /api/session/pass',
  'POST /api/session/token',
  'POST /api/session/passkey',
  'POST /api/session/passkey/question',
  'DELETE /api/session',
  'GET /api/sign-up',
  'POST /api/sign-up',
  'PUT /api/sign-up',
  'POST /api/password-reset',
  'PUT /api/password-reset',
  'GET /api/texts/:language',
  'GET /api/banners/:place',
  'GET /api/content/:pageId',
  'GET /api/rules-menu',
  'GET /api/offering/sports',
  'GET /api/offering/search',
  'GET /api/offering/spotlight',
  'GET /api/offering/props-games',
  'GET /api/offering/games/:gameNum',
  'GET /api/offering/games/:gameNum/contests',
  'GET /api/offering/games/:gameNum/history',
  'GET /api/offering/games/:gameNum/props',
  'GET /api/offering/next-games',
  'GET /api/offering/scores',
  'GET /api/integrations',
  'GET /api/integrations/only-play/icons',
  'POST /api/integrations/launch',
  'POST /api/page-errors',
  'POST /api/traces',
];

/** A customer's who confirmed lately who it is. */
const FOR_CONFIRMED = ['POST /api/devices/reset'];

/** A customer's whom operators let suggest wordings of the page. */
const FOR_LEARNERS = ['GET /api/customer/text-suggestions'];

/** An operator's: a session opens none of them. */
const isOperators = (call: string): boolean => call.includes(' /api/operator/');

/** Every call under /api as the router itself prints its tree, so that none can be forgotten here. */
const listCalls = (app: FastifyInstance): Array<{ call: string; method: Method; url: string }> => {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*[├└]── )(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      path.length = indent.length / 4 - 1;
      path.push(part);
      const url = path.join('');
      return methods
        .split(', ')
        .filter((method) => url.startsWith('/api/') && !['', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => ({ call: `${method} ${url}`, method: method as Method, url }));
    });
};

describe.each(oneEngine())('roles', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    await seedCustomer(database, { customerId: 'ALICE' });
    await seedCustomer(database, { customerId: 'DEMO', isDemo: true });
  });
  afterAll(() => drop());

  /** The answers' statuses by call. A malformed call is refused only after the door. */
  const callAll = async (customerId?: string): Promise<Record<string, number>> => {
    const statuses: Record<string, number> = {};
    for (const { call, method, url } of listCalls(gateway.app)) {
      const cookie = customerId === undefined ? '' : await gateway.cookieOf(customerId);
      const headers = { origin: TEST_ORIGIN, cookie };
      const answer = await gateway.app.inject({ method, url: url.replace(/:\w+/, '1'), headers });
      statuses[call] = answer.statusCode;
    }
    return statuses;
  };

  it('ROLE1-03, ROLE2-01: a visitor may look at lines and sign in; all else is for customers', async () => {
    const statuses = Object.entries(await callAll());
    const open = statuses.filter(([, status]) => status !== 401).map(([call]) => call);
    expect(open.toSorted()).toEqual(OPEN_TO_VISITORS.toSorted());
    const closed = statuses.map(([call]) => call).filter((call) => !open.includes(call));
    expect(closed).toEqual(expect.arrayContaining(['POST /api/tickets', 'GET /api/open-bets']));
  });

  it('ROLE1-01, ROLE1-27: a customer may make every call of the page: none of them is kept for staff', async () => {
    const statuses = Object.entries(await callAll('ALICE')).filter(([call]) => !isOperators(call));
    expect(statuses.length).toBeGreaterThan(OPEN_TO_VISITORS.length);
    const closed = statuses.filter(([, status]) => status === 401 || status === 403).map(([call]) => call);
    expect(closed.toSorted()).toEqual([...FOR_LEARNERS, ...FOR_CONFIRMED]);
  });

  it('no other site makes a customer’s browser change anything, whatever the call', async () => {
    // Feeds and operators come with a token, which no browser adds by itself.
    const changing = listCalls(gateway.app).filter(
      ({ call, method, url }) => method !== 'GET' && !isOperators(call) && !url.startsWith('/api/feed/'),
    );
    expect(changing.length).toBeGreaterThan(40);
    const cookie = await gateway.cookieOf('ALICE');
    for (const { call, method, url } of changing)
      for (const origin of ['https://evil.example', 'null', `${TEST_ORIGIN}.evil.example`, undefined]) {
        const headers = { cookie, ...(origin !== undefined && { origin }) };
        const answer = await gateway.app.inject({ method, url: url.replace(/:\w+/, '1'), headers });
        expect([call, answer.statusCode, answer.json()]).toEqual([
          call,
          403,
          { error: { code: 'originRefused' } },
        ]);
      }
    const after = await gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(after.json()).toMatchObject({ online: true });
  });

  it('a demo customer may look at everything and stake nothing', async () => {
    const statuses = Object.entries(await callAll('DEMO')).filter(([call]) => !isOperators(call));
    const closed = statuses.filter(([, status]) => status === 401 || status === 403).map(([call]) => call);
    expect(closed.toSorted()).toEqual([
      'DELETE /api/customer/time-out',
      'DELETE /api/passkeys/:passkeyId',
      ...FOR_LEARNERS,
      'POST /api/card-uploads',
      'POST /api/card-uploads/:uploadId/submission',
      ...FOR_CONFIRMED,
      'POST /api/line-alerts',
      'POST /api/open-bets/:ref/sales',
      'POST /api/passkeys',
      'POST /api/passkeys/offer',
      'POST /api/tickets',
      'PUT /api/card-uploads/:uploadId/images/:image/parts/:part',
      'PUT /api/customer/comments/hidden',
      'PUT /api/customer/favorites',
      'PUT /api/customer/own-limits/:kind/:period',
      'PUT /api/customer/password',
      'PUT /api/customer/price-acceptance',
      'PUT /api/customer/price-type',
      'PUT /api/customer/reality-check',
      'PUT /api/customer/restrictions/:code',
      'PUT /api/customer/settings',
      'PUT /api/customer/text-suggestions',
      'PUT /api/customer/time-out',
      'PUT /api/inbox/:messageId',
      'PUT /api/open-bets/:ref/sale-target',
      'PUT /api/passkeys/:passkeyId',
      'PUT /api/push/subscription',
    ]);
  });

  it('no session of a customer opens a call of an operator', async () => {
    const statuses = Object.entries(await callAll('ALICE')).filter(([call]) => isOperators(call));
    expect(statuses.length).toBe(COMMAND_NAMES.length);
    expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set([401]));
  });
});
