import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { cell, expect, signIn, slip, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import { lineRow } from './book/pushed-games.ts';
import type { GatewayUnderTest } from './book/start-gateway.ts';

const CLI = join(import.meta.dirname, '..', '..', 'gateway/src/commands/lineboard-command.ts');

/** What the page is told takes a moment to show; its own timer would ask a minute later, or never. */
const SOON_MS = 5_000;

type Type = (line: string) => Promise<unknown>;

const typeWith =
  (env: Readonly<Record<string, string>>): ((line: string) => Promise<string>) =>
  async (line) => {
    const words = line.split(' ');
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...words], {
      env: { PATH: process.env['PATH'], ...env },
    });
    return stdout;
  };

/** Changes only the database: the gateway, another process, has to hear of it. */
const inDatabase = async ({ dataDir }: GatewayUnderTest): Promise<Type> => typeWith({ DATA_DIR: dataDir });

const overHttp = async ({ origin, dataDir }: GatewayUnderTest, name: string): Promise<Type> => {
  const made = await typeWith({ DATA_DIR: dataDir })(
    `tokens create ${name} --rights customers.write,customers.read --json`,
  );
  const { token } = JSON.parse(made) as { token: string };
  return typeWith({ LINEBOARD_URL: origin, LINEBOARD_TOKEN: token });
};

const SCREENS = [
  { screen: 'desk', viewport: { width: 1440, height: 900 } },
  { screen: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

for (const { screen, ...use } of SCREENS)
  test.describe(screen, () => {
    test.use(use);

    /** The slip, or a phone's sheet, with a bet of 11.00 that can be placed. */
    const openBet = async (page: Page) => {
      await cell(page, CELLS.bearsSpread).click();
      if (screen === 'phone') await page.getByRole('navigation').last().getByText('Slip').tap();
      const part = screen === 'phone' ? page.getByRole('dialog', { name: 'Bet slip' }) : slip(page);
      await part.getByLabel(/^Risk on/).fill('11');
      return part;
    };

    for (const [way, openWay] of [
      ['the command line in the database', inDatabase],
      ['HTTP', overHttp],
    ] as const)
      test(`a limit, a restriction and a hold by ${way} show on the open slip at once`, async ({
        book,
        page,
      }) => {
        const customerId = `SEEN-${screen}-${way.slice(0, 3)}`.toUpperCase().replaceAll(' ', '');
        const login = await book.customers.add({ customerId });
        const type = await openWay(book.gateway, `page-${screen}`);
        await signIn(page, book.gateway.origin, login);
        const part = await openBet(page);
        const soon = { timeout: SOON_MS };
        const bet = part.getByRole('button', { name: 'Risk 11.00 to win 10.00' });
        await expect(bet).toBeEnabled();

        await type(`limits set ${customerId} 5`);
        await expect(bet).toHaveCount(0, soon);
        await type(`limits set ${customerId} 1,000`);
        await expect(bet).toBeEnabled(soon);

        await type(`restrictions set ${customerId} MOVER`);
        await expect(part.getByRole('button', { name: 'Continue' })).toBeEnabled(soon);
        await type(`restrictions remove ${customerId} MOVER`);
        await expect(bet).toBeEnabled(soon);

        await type(`customers hold ${customerId}`);
        await expect(bet).toHaveCount(0, soon);
        await type(`customers release ${customerId}`);
        await expect(bet).toBeEnabled(soon);
      });

    test('a customer who is moved to another store sees its prices on the open page', async ({
      book,
      page,
    }) => {
      const customerId = `MOVED-${screen}`.toUpperCase();
      const login = await book.customers.add({ customerId });
      const type = await inDatabase(book.gateway);
      const store = `early-${screen}`;
      await type(`stores add ${store}`);
      await book.mover.push({ ...lineRow(book.games.bears, { spreadAdj1: 105, spreadAdj2: -125 }), store });
      await signIn(page, book.gateway.origin, login);
      await expect(cell(page, CELLS.bearsSpread)).toContainText('−110');
      await type(`customers set ${customerId} --store ${store}`);
      await expect(cell(page, CELLS.bearsSpread)).toContainText('+105', { timeout: SOON_MS });
      await type(`customers set ${customerId} --store main`);
      await expect(cell(page, CELLS.bearsSpread)).toContainText('−110', { timeout: SOON_MS });
    });
  });
