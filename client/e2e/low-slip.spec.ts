import { cell, expect, LOGINS, signIn, test } from './book/fixtures.ts';

/** The room that a keyboard leaves of each screen: half of it or less. */
for (const [width, height, left] of [
  [320, 568, 300],
  [360, 740, 420],
] as const)
  test(`with the keyboard up the stake and the action are in sight on a phone of ${width} × ${height}`, async ({
    book,
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    try {
      await signIn(page, book.gateway.origin, LOGINS.credit);
      await cell(page, /Chicago Bears, spread/).tap();
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /Slip/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Bet slip' });
      const risk = sheet.getByRole('textbox', { name: /^Risk on/ });
      await risk.tap();
      await page.setViewportSize({ width, height: left });
      await risk.fill('25');
      await expect(risk).toBeInViewport({ ratio: 1 });
      const action = sheet.getByRole('button', { name: 'Risk 25.00 to win 22.73' });
      await expect(action).toBeInViewport({ ratio: 1 });
      const [field, bet] = [await risk.boundingBox(), await action.boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bet?.y ?? 0);
    } finally {
      await context.close();
    }
  });
