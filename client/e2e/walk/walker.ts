import type { Browser, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Login } from '../book/customers.ts';
import { comparePage, type ExpectedPage, expectPage, type Layout, LAYOUTS } from './expect-page.ts';
import type { Kind } from './kinds.ts';
import type { Place } from './places.ts';
import { type FoundPage, readPage } from './read-page.ts';

const LOOK_EVERY_MS = 25;
/** Room for a busy machine. */
const GIVE_UP_AFTER_MS = 20_000;

export interface Walker {
  /** @returns what is wrong there, one line each */
  look(place: Place, layout: Layout): Promise<string[]>;
  close(): Promise<void>;
}

/** All errors while the page is open: of scripts, of the console, of calls. */
const noteFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`a script failed: ${message}`));
  page.on('console', (said) => {
    if (said.type() === 'error') faults.push(`the console says: ${said.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} for ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A walker who goes on aborts what was still loading.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} for ${request.url()}`);
  });
  return faults;
};

const signInAs = async (page: Page, { customerId, password }: Login): Promise<void> => {
  await page.getByLabel('Customer ID').fill(customerId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: `Account ${customerId}` }).waitFor();
};

/** The page of a provider shows its own content, and not that it can't be opened. */
const hearFrame = async (page: Page): Promise<string[]> => {
  const frame = await (await page.$('iframe'))?.contentFrame();
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    // A frame that is being replaced has nothing to say yet.
    const said = await frame?.evaluate(() => document.body.innerText.trim()).catch(() => '');
    if (said?.includes('could not be opened') === true) return ['the frame says that it could not be opened'];
    if (said !== undefined && said.length > 10) return [];
    if (Date.now() > giveUpAt) return ['the frame stays empty'];
    await sleep(LOOK_EVERY_MS);
  }
};

/** A walker who goes from page to page in one tab, without reloading it. @param login null: a visitor */
export const createWalker = async (
  browser: Browser,
  origin: string,
  { kind, login }: { kind: Kind; login: Login | null },
): Promise<Walker> => {
  const page = await browser.newPage({ viewport: LAYOUTS.desk });
  const faults = noteFaults(page);
  let heading = '';

  const find = async (expected: ExpectedPage): Promise<string[]> => {
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    for (;;) {
      const found: FoundPage = await page.evaluate(readPage);
      const wrong = comparePage(expected, found);
      if (wrong.length === 0 || Date.now() > giveUpAt) return wrong;
      await sleep(LOOK_EVERY_MS);
    }
  };
  const goTo = (to: string): Promise<void> =>
    page.evaluate((address) => {
      location.hash = address;
    }, to);
  /** A notice on the page before would be taken for one on the next. */
  const dismissNotices = async (): Promise<void> => {
    const notice = page.locator('[role=alert]:not(main *, [role=dialog] *)');
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
  };

  await page.goto(`${origin}/#/signIn`);
  if (login !== null) await signInAs(page, login);
  return {
    look: async (place, layout) => {
      if (page.viewportSize()?.width !== LAYOUTS[layout].width) await page.setViewportSize(LAYOUTS[layout]);
      const expected = expectPage(place, kind, layout);
      const said = `${expected.heads.join()} ${expected.dialog}`;
      // Between two pages with the same heading comes one with another: the old page can't be taken for the new one.
      if (said === heading) {
        await goTo('/contact');
        await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
      }
      heading = said;
      await goTo(place.to);
      const wrong = await find(expected);
      if (wrong.length === 0 && expected.frames.length > 0) wrong.push(...(await hearFrame(page)));
      if (wrong.length === 0 && expected.notice !== null) await dismissNotices();
      return [...wrong, ...faults.splice(0)];
    },
    close: () => page.close(),
  };
};
