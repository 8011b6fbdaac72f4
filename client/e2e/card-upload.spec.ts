import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './book/axe.ts';
import { createCustomers } from './book/customers.ts';
import { signIn } from './book/fixtures.ts';
import { SCREENS } from './book/slip-driver.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

let gateway: GatewayUnderTest;

test.beforeAll(async () => {
  gateway = await startGateway({ CARD_KEYS: `e2e:${Buffer.alloc(32, 7).toString('base64url')}` });
});
test.afterAll(() => gateway.stop());

/** With noise in it, so that the picture has several parts. */
const drawPicture = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const context = canvas.getContext('2d')!;
    const pixels = context.createImageData(600, 400);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = Math.random() * 256;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

const open = async (page: Page, customerId: string) => {
  const customers = createCustomers(gateway.dataDir);
  const login = await customers.add({ customerId, balanceCents: 0 });
  await customers.stop();
  await signIn(page, gateway.origin, login);
  await page.goto(`${gateway.origin}/#/formFile`);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  return login;
};

for (const [name, screen] of Object.entries(SCREENS))
  test(`CALL2-36: on a ${name} pictures of a card go to the book, despite a lost connection and a wrong password`, async ({
    browser,
  }) => {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const login = await open(page, `CARD${name.toUpperCase()}`);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose pictures' }).click(),
    ]);
    await chooser.setFiles([
      png('front.png', await drawPicture(page)),
      png('tool.png', Buffer.from('MZ\x90\0 an executable by another name')),
      png('poster.png', Buffer.alloc(4_172_973)),
    ]);
    await expect(page.getByText('tool.png wasn’t added: it is no JPEG, PNG or WebP.')).toBeVisible();
    await expect(page.getByText('poster.png wasn’t added: it is too large.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(1);
    const shown = page.getByRole('listitem').locator('img');
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await expectClean(page, 'chosen pictures');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('not the password');
    let parts = 0;
    await page.route('**/parts/*', (route) => {
      parts += 1;
      return parts === 2 ? route.abort('internetdisconnected') : route.continue();
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('No connection. Sending goes on when it is back.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong password' })).toBeInViewport({
      ratio: 0.9,
      timeout: 15_000,
    });
    const sentOnce = parts;
    await password.fill(login.password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Success' })).toBeInViewport({
      ratio: 0.9,
      timeout: 15_000,
    });
    expect(parts).toBe(sentOnce);
    await expect(password).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'front.png' })).toHaveCount(0);
    await context.close();
  });

test('a refused picture says why on the page, and the others stay and are sent without it', async ({
  page,
}) => {
  const login = await open(page, 'CARDREFUSED');
  const picture = await drawPicture(page);
  const attack = Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script></html>')]);
  const input = page.locator('input[type=file]');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Submit' });
  const names = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
  await input.setInputFiles([
    png('front.png', picture),
    png('page.png', Buffer.from('<html><script>alert(1)</script></html>')),
    png('poster.png', Buffer.alloc(4_172_973)),
    png('attack.png', attack),
    png('back.png', picture),
  ]);
  await expect(page.getByText('page.png wasn’t added: it is no JPEG, PNG or WebP.')).toBeVisible();
  await expect(page.getByText('poster.png wasn’t added: it is too large.')).toBeVisible();
  await expect(names).toHaveCount(3);

  await password.fill(login.password);
  await submit.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'attack.png holds something other than a picture, too.' }),
  ).toBeVisible();
  await expect(names).toContainText(['front.png', 'attack.png', 'back.png']);
  await expect(password).toHaveValue(login.password);

  await page.getByRole('button', { name: 'Remove attack.png' }).click();
  await expect(names).toContainText(['front.png', 'back.png']);
  let sizes: unknown;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/card-uploads')) sizes = request.postDataJSON();
  });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Success' })).toBeVisible();
  expect(sizes).toEqual({ sizes: [picture.length, picture.length] });
});
