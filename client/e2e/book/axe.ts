import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** A selector of the part that is new: what is around it was looked at before. The whole page when left out. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
  /** Rules that don't hold here. */
  without?: string[];
}

/** A dialog, or a phone's sheet, over a page that was looked at by itself. */
export const DIALOG = '[role="dialog"]';

/** What costs most of a look is left out where it can be: nine tenths of it, for a page without frames. */
const createAxe = async (page: Page): Promise<AxeBuilder> => {
  const hasFrames = page.frames().length > 1;
  // Half a megabyte of script goes into each document, twice for each look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere && !hasFrames ? { page, axeSource: 'void 0' } : { page });
  // What each frame found is put together in a page of its own.
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode(!hasFrames);
};

/** Rule and first places of each. @throws Error when no part answers to `within` */
const findViolations = async (page: Page, { within, rules, without = [] }: Look = {}): Promise<string[]> => {
  const axe = await createAxe(page);
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules(rules);
  // `skip-link` takes each route in the hash for one as soon as it is scrolled out of a phone's sheet; the site's own
  // is a button.
  else axe.disableRules(['skip-link', ...without]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id}: ${places.join(', ')}`;
  });
};

/**
 * What fades or moves has no contrast on the way: it counts only if it stays.
 * @param state what an error calls it
 */
export const expectClean = async (page: Page, state: string, look?: Look): Promise<void> =>
  expect
    .poll(() => findViolations(page, look), { message: state, intervals: [500, 1_000], timeout: 6_000 })
    .toEqual([]);

/** What axe finds that another scheme of colors could change. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** What fades in, and what goes from one scheme's colors to the other's, has neither's contrast on the way. */
const setScheme = async (page: Page, colorScheme: 'dark' | 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // The page hears of it first, and says it on its root: what that changes begins with a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });
};

/** In both schemes; the second changes nothing but colors. */
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
