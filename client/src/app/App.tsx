import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LiveProvider } from './LiveProvider.tsx';
import type { LivePage } from './live-page.ts';
import { useColourScheme, usePageAttributes } from '../device/use-colour-scheme.ts';
import type { AppRouter } from './create-app-router.ts';
import { theme } from './theme.ts';

interface AppProps {
  router: AppRouter;
  texts: i18n;
  live: LivePage;
}

/**
 * What MantineProvider would hand on. It also writes variables and classes into style elements, which the content
 * security policy refuses, and keeps a scheme of its own: 3 kB of the first load that the page has no use for.
 */
const MANTINE = {
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

export function App({ router, texts, live }: AppProps) {
  usePageAttributes();
  const scheme = useColourScheme();
  const mantine = useMemo(() => ({ ...MANTINE, colorScheme: scheme }), [scheme]);
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>
        <I18nextProvider i18n={texts}>
          <LiveProvider page={live}>
            <RouterProvider router={router} />
          </LiveProvider>
        </I18nextProvider>
      </MantineThemeProvider>
    </MantineContext>
  );
}
