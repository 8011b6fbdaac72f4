import { expect, type Locator, test } from '@playwright/test';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCustomers } from './book/customers.ts';
import { LOGINS, signIn } from './book/fixtures.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

const AGENTS = 'https://agents.example';
const CHAT = 'https://chat.example';

/** Everything that a page in a frame can try on the page around it. Each attempt reports how it ended. */
const TRIES = {
  navigation: "top.location = 'about:blank'",
  document: 'top.document.title',
  storage: 'top.localStorage.length',
  cookies: 'top.document.cookie',
  frameAround: "frameElement.removeAttribute('sandbox')",
  window: "if (open('about:blank') === null) throw { name: 'Blocked' }",
} as const;

/** A malicious provider: it tries all of that, forges messages, and posts a form over the whole page. */
const page = (path: string) =>
  `<!doctype html><title>Provider</title><h1>Widget ${path.replaceAll(/[<&]/g, '')}</h1><ul></ul>
  <form target="_top" action="/taken"></form>
  <script>
    const say = (text) => document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: text }));
    const tries = { ${Object.entries(TRIES)
      .map(([name, code]) => `${name}: () => { ${code} }`)
      .join(',')} };
    for (const [name, attempt] of Object.entries(tries))
      try { attempt(); say(name + ' done'); } catch (error) { say(name + ' ' + (error.name ?? 'TypeError')); }
    for (let times = 0; times < 500; times += 1) {
      parent.postMessage({ type: 'balance', balance: { availableCents: 1, version: 1e9 } }, '*');
      parent.postMessage({ type: 'height', height: 4000 }, '*');
    }
    document.forms[0].submit();
  </script>`;

/** What the menu says, and where each entry leads. */
const LOBBIES = [
  ['Live betting', 'liveBetting', '/liveBetting'],
  ['Live betting 2', 'liveBetting1', '/liveBetting1'],
  ['Horses', 'horses', '/horses'],
  ['Live dealer', 'liveDealer', '/vigLiveDealer'],
  ['Casino', 'casino', '/casino'],
  ['Virtual casino', 'virtualCasino', '/inCasino'],
] as const;

let provider: Server;
let address: string;
let gateway: GatewayUnderTest;

test.beforeAll(async () => {
  provider = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page(request.url ?? ''));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-site-'));
  const siteFile = join(folder, 'site.json');
  await writeFile(
    siteFile,
    JSON.stringify({
      agentSite: `${AGENTS}/door`,
      liveChat: { provider: 'Chatter', address: `${CHAT}/box`, kind: 'frame' },
    }),
  );
  gateway = await startGateway({
    INTEGRATION_FRAMES: [
      `propsBuilder=${address}/widget?game={gameNum}`,
      `dstProps=${address}/all`,
      ...LOBBIES.map(([, name]) => `${name}=${address}/${name}`),
    ].join(','),
    SITE_FILE: siteFile,
    AGENT_TOKEN_KEY: 'signs-what-leads-to-the-agent-site',
  });
  await rm(folder, { recursive: true });
});
test.afterAll(async () => {
  await gateway.stop();
  provider.close();
});

test('R1-38, R1-27, R1-17, R1-19, R1-22, R1-28, R1-30, R1-31: a provider that is set up has its frame, its menu entry and its source in the policy, and no other does', async ({
  browser,
}) => {
  const customer = await browser.newPage();
  try {
    await signIn(customer, gateway.origin, LOGINS.credit);
    const way = (title: string) =>
      customer
        .getByRole('navigation', { name: 'Sports menu' })
        .getByRole('link', { name: title, exact: true });
    for (const [title, name, path] of LOBBIES) {
      await way(title).click();
      const frame = customer.frameLocator(`iframe[title="${title}"]`);
      await expect(frame.getByText(`Widget /${name}`, { exact: true })).toBeVisible();
      await expect(customer).toHaveURL(`${gateway.origin}/#${path}`);
      // SCR2-59: it takes the room of the side bars.
      await expect(customer.getByRole('complementary', { name: 'Bet slip' })).toHaveCount(0);
      await customer.goto(gateway.origin);
    }
    await way('Props').click();
    await expect(customer.frameLocator('iframe[title="Props"]').getByText('Widget /all')).toBeVisible();
    await expect(customer).toHaveTitle(/^Props · /);

    await customer.goto(`${gateway.origin}/#/dstWidget?gameNum=7`);
    const widget = customer.frameLocator('iframe[title="Props builder"]');
    await expect(widget.getByText('Widget /widget?game=7')).toBeVisible();
    await customer.goBack();
    await expect(customer.frameLocator('iframe[title="Props"]').getByText('Widget /all')).toBeVisible();

    const policy = (await customer.request.get(gateway.origin)).headers()['content-security-policy'] ?? '';
    expect(policy.split(';')).toContain(`frame-src ${address} ${CHAT}`);
    const refused = customer.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await customer.evaluate(() => {
      const other = document.createElement('iframe');
      other.src = 'http://localhost:1/';
      document.body.append(other);
    });
    await refused;
  } finally {
    await customer.close();
  }
});

test('a hostile page in a frame reaches nothing of the page around it, opens nothing and forges nothing', async ({
  browser,
}) => {
  const customer = await browser.newPage();
  await signIn(customer, gateway.origin, LOGINS.credit);
  let asked = 0;
  customer.on('request', (request) => {
    if (request.url().endsWith('/api/session')) asked += 1;
  });
  let windows = 0;
  customer.context().on('page', () => (windows += 1));
  await customer.goto(`${gateway.origin}/#/horses`);
  const inside = customer.frameLocator('iframe[title="Horses"]');
  await expect(inside.getByRole('listitem')).toHaveText([
    'navigation SecurityError',
    'document SecurityError',
    'storage SecurityError',
    'cookies SecurityError',
    'frameAround TypeError',
    'window Blocked',
  ]);
  const before = asked;
  await customer.waitForTimeout(500);
  await expect(customer).toHaveURL(`${gateway.origin}/#/horses`);
  await expect(customer).toHaveTitle(/^Horses · /);
  expect(windows).toBe(0);
  // Five hundred messages are one question to the book, and only its answer is shown.
  expect(asked - before).toBeLessThanOrEqual(1);
  const frame = customer.locator('iframe[title="Horses"]');
  expect((await frame.boundingBox())!.height).toBeLessThan(1_000);
  await customer.close();
});

test('ST1-08, SH1-14, ROLE1-08, CALL1-62: an agent who signs in is led to the agent site by a posted form, without the password', async ({
  browser,
}) => {
  const customers = createCustomers(gateway.dataDir);
  const { customerId, password } = await customers.add({ customerId: 'AGENT7', isAgent: true });
  await customers.stop();
  const agent = await browser.newPage();
  let posted: { method: string; body: string } | null = null;
  await agent.route(`${AGENTS}/**`, (route) => {
    const request = route.request();
    posted = { method: request.method(), body: request.postData() ?? '' };
    return route.fulfill({ contentType: 'text/html', body: '<h1>Agent site</h1>' });
  });
  await agent.goto(`${gateway.origin}/#/signIn`);
  await agent.getByLabel('Customer ID').fill(customerId);
  await agent.getByLabel('Password', { exact: true }).fill(password);
  await agent.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(agent.getByRole('heading', { name: 'Agent site' })).toBeVisible();
  await expect(agent).toHaveURL(`${AGENTS}/door`);
  expect(posted).toEqual({ method: 'POST', body: expect.stringMatching(/^token=[\w-]+\.[\w-]+\.[\w-]+$/) });
  await agent.close();
});

test('SH1-10, CALL1-19: the chat is framed once the customer agrees, next to the slip on a desk and below its sheet on a phone', async ({
  browser,
}) => {
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let asked = 0;
  await visitor.route(`${CHAT}/**`, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: '<h1>How can we help?</h1>' });
  });
  await visitor.goto(gateway.origin);
  await visitor.getByRole('button', { name: 'Settings', exact: true }).click();
  await visitor.getByRole('button', { name: 'Chat with us' }).click();
  const chat = visitor.getByRole('dialog', { name: 'Live chat' });
  await expect(chat.getByText(/run by Chatter/)).toBeVisible();
  expect(asked).toBe(0);
  await chat.getByRole('button', { name: 'Agree and start' }).click();
  await expect(chat.frameLocator('iframe').getByText('How can we help?')).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const [besideSlip, slip] = [
    await boxOf(chat),
    await boxOf(visitor.getByRole('complementary', { name: 'Bet slip' })),
  ];
  expect(besideSlip.x + besideSlip.width).toBeLessThanOrEqual(slip.x);

  await visitor.setViewportSize({ width: 360, height: 780 });
  const bar = visitor.getByRole('navigation').last();
  await expect
    .poll(async () => {
      const box = await boxOf(chat);
      return box.y + box.height <= (await boxOf(bar)).y + 1;
    })
    .toBe(true);
  await bar.getByText('Slip').click();
  const sheet = visitor.getByRole('dialog', { name: 'Bet slip' });
  // A press doesn't reach an element that is covered by another.
  await sheet
    .getByRole('tab')
    .or(sheet.getByRole('radio'))
    .or(sheet.getByRole('button'))
    .last()
    .click({ trial: true });
  await visitor.close();
});
