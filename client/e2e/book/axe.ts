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

/** Half a megabyte of script: into each document once, not twice for each look. */
const createAxe = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
  axe.options({ resultTypes: ['violations'] });
  // Otherwise what each frame found is put together in a page of its own, which costs more than to find it.
  return axe.setLegacyMode(page.frames().length === 1);
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

/** @param state what an error calls it */
export const expectClean = async (page: Page, state: string, look?: Look): Promise<void> =>
  expect(await findViolations(page, look), state).toEqual([]);

/** What axe finds that another scheme of colors could change. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** What fades in, and what goes from one scheme's colors to the other's, has neither's contrast on the way. */
const setScheme = async (page: Page, colorScheme: 'dark' | 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
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
