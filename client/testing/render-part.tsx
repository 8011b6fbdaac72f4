import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { addBetTexts } from '../src/i18n/add-bet-texts.ts';
import { addTicketTexts } from '../src/i18n/add-ticket-texts.ts';
import { createI18n } from '../src/i18n/i18n.ts';
import type { Language } from '../src/i18n/language.ts';
import { createSiteRouter } from './create-site-router.ts';

/** Draws a part of the page with texts and a router around it, and waits until the router has drawn it. */
export const renderPart = async (
  part: ReactNode,
  language: Language = 'en',
  address = '/',
): Promise<void> => {
  const router = createSiteRouter(() => part, address);
  const texts = createI18n(language);
  addBetTexts(texts);
  addTicketTexts(texts);
  await router.load();
  render(
    <I18nextProvider i18n={texts}>
      {/* Its root is this test's own, not the site's. */}
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
};
