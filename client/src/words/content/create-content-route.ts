import type { ParseKeys } from 'i18next';
import type {} from '@tanstack/react-router';
import type { PageData } from '../../ground/ui/page-data.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

/** The page data of the route of a page of words. */
export const createContentPage = (title: ParseKeys): PageData => ({
  page: 'content',
  layout: 'any',
  title: () => title,
  hasSportsMenu: false,
  keepsSlip: () => false,
  links: [],
});

/** Never the first page of a visit: loaded when it is opened. */
const component = lazyPage(() => import('./ContentRoute.tsx'), 'ContentRoute');

/** The route of a page of words; its path says which page. */
export const createContentRoute = (title: ParseKeys) => ({
  staticData: { page: createContentPage(title) },
  component,
});
