import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LiveProvider } from './LiveProvider.tsx';
import type { LivePage } from './live-page.ts';
import { usePageAttributes } from '../../ground/device/use-page-attributes.ts';
import { KeptTexts } from './KeptTexts.tsx';
import type { AppRouter } from './create-app-router.ts';

interface AppProps {
  router: AppRouter;
  texts: i18n;
  live: LivePage;
  /** The router's own part is drawn, and listens. */
  onDrawn?: () => void;
}

export function App({ router, texts, live, onDrawn }: AppProps) {
  usePageAttributes();
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <I18nextProvider i18n={texts}>
      <LiveProvider page={live}>
        <RouterProvider router={router} />
        <KeptTexts />
      </LiveProvider>
    </I18nextProvider>
  );
}
