import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** A selector of the new part: what is around it was checked before. The whole page when left out. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
  /** Rules that don't apply here. */
  without?: string[];
}

/** A dialog, or a phone's sheet, over a page that was checked before. */
export const DIALOG = '[role="dialog"]';

/** Skips the most expensive step of a check where possible: nine tenths of the time, for a page without frames. */
const createAxe = async (page: Page): Promise<AxeBuilder> => {
  const hasFrames = page.frames().length > 1;
  // Sends axe's half a megabyte of script only once: it would go into each document, twice for each check.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere && !hasFrames ? { page, axeSource: 'void 0' } : { page });
  // With frames, axe puts the findings together in a page of their own.
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode(!hasFrames);
};

/** Links in the browser's own blue or purple: nobody gave them a color of the page. */
const findBareLinks = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const bare = document.body.appendChild(document.createElement('a'));
    bare.href = '#';
    bare.style.all = 'revert';
    const { color } = getComputedStyle(bare);
    bare.remove();
    return [...document.querySelectorAll(`:is(${part}) a[href]`)]
      .filter((link) => link.textContent.trim() !== '' && getComputedStyle(link).color === color)
      .slice(0, 3)
      .map((link) => `bare-link: ${link.textContent.trim()}`);
  }, within);

/** Lists each broken rule and the first places where it is broken. @throws Error when no part answers to `within` */
const findViolations = async (page: Page, { within, rules, without = [] }: Look = {}): Promise<string[]> => {
  const axe = await createAxe(page);
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules(rules);
  // `skip-link` takes each route in the hash for one as soon as it is scrolled out of a phone's sheet; the site's own
  // is a button.
  else axe.disableRules(['skip-link', ...without]);
  const { violations } = await axe.analyze();
  const broken = violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id}: ${places.join(', ')}`;
  });
  return [...broken, ...(await findBareLinks(page, within))];
};

/**
 * Fades and motion have no contrast on the way: a finding counts only if it stays.
 * @param state what an error calls it
 */
export const expectClean = async (page: Page, state: string, look?: Look): Promise<void> =>
  expect
    .poll(() => findViolations(page, look), { message: state, intervals: [500, 1_000], timeout: 6_000 })
    .toEqual([]);

/** The rules whose findings another color scheme could change. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** An element that fades in, or changes from one scheme's colors to the other's, has neither's contrast on the way. */
const setScheme = async (page: Page, colorScheme: 'dark' | 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // The page hears of the new scheme first and sets it on its root: what that changes begins with a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });
};

/** Checks both schemes; the second changes nothing but colors. */
export const expectCleanInBothSchemes = async (
  page: Page,
  state: string,
  look: Pick<Look, 'within'> = {},
): Promise<void> => {
  await setScheme(page, 'dark');
  await expectClean(page, `${state}, dark`, look);
  await setScheme(page, 'light');
  await expectClean(page, `${state}, light`, { ...look, rules: RULES_OF_COLOR });
};
