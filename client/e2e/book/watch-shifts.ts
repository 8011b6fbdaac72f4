import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: ReadonlyArray<{ node: Node | null }>;
}

/** How long nothing moves on a page that has loaded everything. */
const STILL_MS = 500;

/** Reports from now on what shifts on the page without a cause; parts that are still loading move into place before. */
export const watchShifts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate((stillMs) => {
    const told = globalThis as unknown as { moved: string[] };
    told.moved = [];
    const say = ({ node }: { node: Node | null }): string =>
      `${node?.nodeName ?? 'gone'} ${node?.textContent?.slice(0, 60) ?? ''}`;
    return new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const begin = (): void => {
        timer = null;
        told.moved = [];
        resolve();
      };
      timer = setTimeout(begin, stillMs);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[])
          told.moved.push(`${entry.value}: ${entry.sources.map(say).join(', ')}`);
        if (timer === null) return;
        clearTimeout(timer);
        timer = setTimeout(begin, stillMs);
      }).observe({ type: 'layout-shift' });
    });
  }, STILL_MS);
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
};
