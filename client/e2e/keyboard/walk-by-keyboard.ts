import type { JSHandle, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FocusWatch, watchFocus } from './watch-focus.ts';

const SETTLE_LOOKS = 2;
const LOOK_EVERY_MS = 100;
const FRAME_LOOKS = 20;
/** More than any page has stops. */
const MOST_STOPS = 300;
/** Stops of a provider's page within its frame: the book's page sees one and the same element. */
const MOST_IN_FRAME = 40;
/** Steps of arrow keys in one direction. */
const MOST_STEPS = 150;

/** Scrolls until nothing more comes. */
const settle = async (watch: JSHandle<FocusWatch>): Promise<void> => {
  let [before, looks] = [-1, 0];
  while (looks < SETTLE_LOOKS) {
    const now = await watch.evaluate((each) => each.count());
    looks = now === before ? looks + 1 : 0;
    before = now;
    await sleep(LOOK_EVERY_MS);
  }
};

/** Parts that are loaded when they come into view are there before the walk. */
const lookOver = async (page: Page, within: string, watch: JSHandle<FocusWatch>): Promise<void> => {
  const part = page.locator(within).first();
  for (const block of ['end', 'start'] as const) {
    await part.evaluate((whole, at) => whole.lastElementChild?.scrollIntoView({ block: at }), block);
    await settle(watch);
  }
  await part.evaluate((whole) => whole.firstElementChild?.scrollIntoView({ block: 'start' }));
};

const missesFrame = (watch: JSHandle<FocusWatch>): Promise<boolean> =>
  watch.evaluate((each) => each.missesFrame());

/** The focus enters a provider's page a moment later: until then it is nowhere. */
const isStillRound = async (watch: JSHandle<FocusWatch>): Promise<boolean> => {
  for (let looks = 0; looks < FRAME_LOOKS && (await missesFrame(watch)); looks += 1) {
    await sleep(LOOK_EVERY_MS);
    if (!(await watch.evaluate((each) => each.tabbed())).isRound) return false;
  }
  return true;
};

/** @returns what is wrong with the walk */
const tabRound = async (page: Page, watch: JSHandle<FocusWatch>): Promise<string[]> => {
  let still = 0;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { isStill, isRound, isInFrame } = await watch.evaluate((each) => each.tabbed());
    if (isRound && (await isStillRound(watch))) return [];
    still = isStill ? still + 1 : 0;
    if (still > (isInFrame ? MOST_IN_FRAME : 0)) break;
  }
  return [
    `Tab comes to an end at ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90))}`,
  ];
};

/** Goes on from the first stop, to and fro, row by row, as far as the arrow keys lead. */
const goOverGroups = async (page: Page, watch: JSHandle<FocusWatch>): Promise<void> => {
  const press = async (key: string): Promise<boolean> => {
    await page.keyboard.press(key);
    return !(await watch.evaluate((each) => each.arrowed())).isStill;
  };
  const goOn = async (key: string): Promise<void> => {
    let steps = 0;
    while (steps < MOST_STEPS && (await press(key))) steps += 1;
  };
  while (await watch.evaluate((each) => each.enterGroup())) {
    await goOn('ArrowUp');
    await goOn('ArrowLeft');
    let along = 'ArrowLeft';
    do {
      along = along === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
      await goOn(along);
    } while (await press('ArrowDown'));
  }
};

/**
 * Tabs from the page's beginning until it is there again, and goes through groups by arrow keys.
 *
 * @param within the part that is checked: everything in it has to be reached, seen and in order
 */
export const walkByKeyboard = async (page: Page, within: string): Promise<string[]> => {
  const watch = await page.evaluateHandle(watchFocus, within);
  await settle(watch);
  await lookOver(page, within, watch);
  await watch.evaluate((each) => each.begin());
  const wrong = await tabRound(page, watch);
  await goOverGroups(page, watch);
  wrong.push(...(await watch.evaluate((each) => each.faults())));
  await watch.dispose();
  return wrong;
};
