import { expect, type Locator, type Page } from '@playwright/test';

/** The effort that a task takes. */
export interface Effort {
  /** Presses of a pointer and of keys. */
  presses: number;
  /** Turns of the wheel or strokes of the finger, each most of a screen long. */
  scrolls: number;
  /** From a press to the moment when the next thing can be used, added up. */
  waitedMs: number;
}

/** A bettor who does what a task needs and nothing else, and counts the effort. */
export interface Bettor {
  readonly effort: Effort;
  /** Scrolls to the target when it is out of sight. */
  press(what: Locator): Promise<void>;
  /** A key by its name, such as `Enter`. */
  key(name: string): Promise<void>;
  /** Waits for the element, and scrolls to it. */
  see(what: Locator): Promise<void>;
}

/** A share of the height of the scrolled part: as much as a reader scrolls at once. */
const STROKE = 0.8;
const MOST_STROKES = 30;
const LOOKS = 10;
const LOOK_EVERY_MS = 60;

/** @param press of a mouse or a finger */
export const createBettor = (page: Page, press: 'click' | 'tap'): Bettor => {
  const effort: Effort = { presses: 0, scrolls: 0, waitedMs: 0 };

  /** Panels slide in: a moving element counts only once it is still. */
  const isInSight = (what: Locator): Promise<boolean> =>
    what.evaluate(async (element) => {
      const read = () => JSON.stringify(element.getBoundingClientRect());
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let before = ''; before !== read(); await frame()) before = read();
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });

  /** Nobody scrolls while a panel is still opening. */
  const comesInSight = async (what: Locator): Promise<boolean> => {
    for (let look = 0; look < LOOKS; look += 1) {
      if (await isInSight(what)) return true;
      await page.waitForTimeout(LOOK_EVERY_MS);
    }
    return false;
  };

  /** The middle of the scrolling element around it. */
  const findScroller = (what: Locator) =>
    what.evaluate((element) => {
      let around: Element | null = element.parentElement;
      while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY))
        around = around.parentElement;
      const { left, top, width, height } = (around ?? document.documentElement).getBoundingClientRect();
      return {
        x: left + width / 2,
        y: top + height / 2,
        height,
        down: element.getBoundingClientRect().top > top,
      };
    });

  const scroll = async (what: Locator): Promise<void> => {
    const { x, y, height, down } = await findScroller(what);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, (down ? 1 : -1) * height * STROKE);
    effort.scrolls += 1;
  };

  const see = async (what: Locator): Promise<void> => {
    const fromMs = performance.now();
    await expect(what.first()).toBeAttached();
    effort.waitedMs += performance.now() - fromMs;
    for (let stroke = 0; stroke < MOST_STROKES && !(await comesInSight(what.first())); stroke += 1)
      await scroll(what.first());
    await expect(what.first()).toBeInViewport();
  };

  return {
    effort,
    see,
    press: async (what) => {
      await see(what);
      const fromMs = performance.now();
      await expect(what.first()).not.toHaveAttribute('aria-disabled', 'true');
      effort.waitedMs += performance.now() - fromMs;
      await what.first()[press]();
      effort.presses += 1;
    },
    key: async (name) => {
      await page.keyboard.press(name);
      effort.presses += 1;
    },
  };
};
