import { expect, test } from './book/fixtures.ts';

for (const [locale, words] of [
  ['en-GB', 'Loading lines'],
  ['es-MX', 'Cargando líneas'],
  ['zh-TW', '正在載入盤口'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the first frame says in the language of the browser that lines are loading', async ({
      book,
      page,
    }) => {
      await page.route('**/first-screen-*.js', (route) => route.abort());
      await page.goto(book.gateway.origin);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('.lb-first-frame p:visible')).toHaveCount(1);
    });
  });

test('the first frame is painted without any other file, in the colors of the device', async ({
  book,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(book.gateway.origin);
  await expect(page.getByText('Loading lines')).toBeVisible();
  await expect(page.locator('.lb-first-frame')).toHaveCSS('background-color', 'rgb(238, 241, 245)');
  await expect(page.locator('.lb-first-frame > :first-child')).toHaveCSS('height', '72px');
});

test('what the frame doesn’t need is requested once it is painted', async ({ book, page }) => {
  // Without the application, which sends its requests as soon as the page's own thread has painted: a paint is dated by
  // the moment when it appears on the screen, a little later.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(book.gateway.origin);
  const { paintMs, restMs } = await page.evaluate(async () => {
    const startOf = (file: RegExp): number | undefined =>
      performance.getEntriesByType('resource').find(({ name }) => file.test(name))?.startTime;
    while (startOf(/first-screen-.*\.js$/) === undefined) await new Promise((go) => setTimeout(go, 50));
    return {
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      restMs: startOf(/first-screen-.*\.js$/)!,
    };
  });
  expect(restMs).toBeGreaterThanOrEqual(paintMs);
});

for (const width of [360, 1440])
  test(`the mark and the name stay where the first frame has them, ${width} pixels wide`, async ({
    book,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let goOn = (): void => undefined;
    const isReady = new Promise<void>((done) => (goOn = done));
    await page.route('**/first-screen-*.js', async (route) => {
      await isReady;
      await route.continue();
    });
    await page.goto(book.gateway.origin, { waitUntil: 'commit' });
    const placeOf = (part: string) =>
      page.locator(part).evaluate(async (drawn) => {
        // Another font has another height, and this font is requested after the frame.
        while (
          ![...document.fonts].some(
            ({ family, status }) => /Inter Variable/.test(family) && status === 'loaded',
          )
        )
          await new Promise((go) => setTimeout(go, 20));
        const all = document.createRange();
        all.selectNodeContents(drawn);
        const mark = drawn.querySelector('.lb-mark')!.getBoundingClientRect();
        const name = [...all.getClientRects()].at(-1)!;
        // Its end is left out: a book may have another name.
        return [mark.left, mark.top, mark.width, name.left, name.top, name.height];
      });
    await page.locator('.lb-first-frame .lb-mark').waitFor();
    const first = await placeOf('.lb-first-frame > :first-child');
    goOn();
    await page.getByRole('banner').waitFor();
    expect(await placeOf('header > a')).toEqual(first);
  });

for (const width of [360, 1440])
  test(`nothing but what the page names is requested before the first price, ${width} pixels wide`, async ({
    book,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('[data-pick]') === null) return;
        performance.mark('first-price');
        seen.disconnect();
      });
      seen.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-pick'],
      });
    });
    await page.goto(book.gateway.origin);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-price').length)).toBe(1);
    const { named, early, all } = await page.evaluate(async () => {
      const isOfBuild = (url: string): boolean => /\/assets\/.*\.(?:js|css)$/.test(url);
      const listAssets = () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
          isOfBuild(name),
        );
      const priceMs = performance.getEntriesByName('first-price')[0]!.startTime;
      while (listAssets().every(({ startTime }) => startTime <= priceMs))
        await new Promise((go) => setTimeout(go, 100));
      return {
        named: [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].map(
          (tag) => ('href' in tag ? tag.href : tag.src),
        ),
        early: listAssets()
          .filter(({ startTime }) => startTime < priceMs)
          .map(({ name }) => name),
        all: listAssets().length,
      };
    });
    expect(early.filter((name) => !named.includes(name))).toEqual([]);
    // Later files are not part of the first load, but they do arrive.
    expect(all).toBeGreaterThan(early.length);
  });
