import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './mantine-theme.ts';

/**
 * The context that MantineProvider would provide. MantineProvider also writes variables and classes into style
 * elements, which the content security policy refuses, and keeps its own color scheme, while here the page's attribute
 * does.
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

/** Wraps parts that use Mantine: forms and dialogs, none of which is in the first load. */
export function MantineParts({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
