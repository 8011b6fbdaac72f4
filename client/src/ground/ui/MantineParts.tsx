import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './mantine-theme.ts';

/**
 * What MantineProvider would hand on. It also writes variables and classes into style elements, which the content
 * security policy refuses, and keeps a color scheme of its own, which the page's attribute does here.
 */
const MANTINE = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

/** Stands around parts made of Mantine's: forms and dialogs, none of which is in the first load. */
export function MantineParts({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
