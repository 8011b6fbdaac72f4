import myHistory from '@lineboard/domain/catalogues/en/later/my-history.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import placing from '@lineboard/domain/catalogues/en/later/placing.json';
import selling from '@lineboard/domain/catalogues/en/later/selling.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import ticket from '@lineboard/domain/catalogues/en/later/ticket.json';
import { addTexts } from '../src/ground/i18n/use-texts.ts';
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../src/ground/i18n/i18n.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { createSiteRouter } from './create-site-router.ts';

/** Draws a part of the page with texts and a router around it, and waits until the router has drawn it. */
export const renderPart = async (
  part: ReactNode,
  language: Language = 'en',
  address = '/',
): Promise<void> => {
  const router = createSiteRouter(() => part, address);
  const texts = createI18n(language);
  addTexts(texts, { 'my-history': myHistory, 'open-bets': openBets, placing, selling, transactions, ticket });
  await router.load();
  render(
    <I18nextProvider i18n={texts}>
      {/* Its root is this test's own, not the site's. */}
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
};
