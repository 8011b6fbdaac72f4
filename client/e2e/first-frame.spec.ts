import { expect, test } from './book/fixtures.ts';

for (const [locale, words] of [
  ['en-GB', 'Loading lines'],
  ['es-MX', 'Cargando líneas'],
  ['zh-TW', '正在載入盤口'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the first frame says in the language of the browser that lines are on their way', async ({
      book,
      page,
    }) => {
      await page.route('**/first-screen-*.js', (route) => route.abort());
      await page.goto(book.gateway.origin);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('.lb-first-frame p:visible')).toHaveCount(1);
    });
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
        // Another font has another height.
        await document.fonts.ready;
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
