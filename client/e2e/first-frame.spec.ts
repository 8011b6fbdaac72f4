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
