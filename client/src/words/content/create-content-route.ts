import type { ParseKeys } from 'i18next';
import type {} from '@tanstack/react-router';
import type { PageData } from '../../ground/ui/page-data.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

/** What the route of a page of words declares. */
export const createContentPage = (title: ParseKeys): PageData => ({
  page: 'content',
  layout: 'any',
  title: () => title,
  hasSportsMenu: false,
  keepsSlip: () => false,
  links: [],
});

/** Nobody's first sight of the book: loaded when it is gone to. */
const component = lazyPage(() => import('./ContentRoute.tsx'), 'ContentRoute');

/** The route of a page of words; which page it is, its path says. */
export const createContentRoute = (title: ParseKeys) => ({
  staticData: { page: createContentPage(title) },
  component,
});
