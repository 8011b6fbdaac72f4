import {
  type AnyRoute,
  type AnyRouter,
  type FileRoutesByPath,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIsPhone } from './layout-width.ts';
import type { PageData, PageKey, PageLink, PageSearch } from './page-data.ts';

interface SitePage extends PageData {
  /** Typed as the root, since every route may be linked like it: those with a page take no parameters. */
  to: '/';
}

const useSitePages = (): readonly SitePage[] => {
  const router = useRouter();
  return useMemo(
    () =>
      Object.entries<AnyRoute>({ ...router.routesByPath }).flatMap(([path, { options }]) => {
        const page = options.staticData?.page ?? null;
        return page === null ? [] : [{ ...page, to: path as '/' }];
      }),
    [router],
  );
};

/** The page data of an address' route; null for an address without a page. */
const findPage = (router: AnyRouter, path: string): PageData | null =>
  router.getMatchedRoutes(path)[0].at(-1)?.options.staticData?.page ?? null;

/** Reads the current page on demand, for code that acts without a press and draws nothing. */
export const useCurrentPage = (): (() => { page: PageData | null; path: string }) => {
  const router = useRouter();
  return useCallback(() => {
    const { pathname: path } = router.state.location;
    return { page: findPage(router, path), path };
  }, [router]);
};

/** The page data of the address' route. Redrawn only for another route, not for other changes of the address. */
export const useRoutePage = (): PageData | null => {
  const router = useRouter();
  return useRouterState({ select: ({ location }) => findPage(router, location.pathname) });
};

/** The page data of the address' route, as soon as it is opened; null for an address without a page. */
export const usePage = (): { page: PageData | null; path: string; search: PageSearch } => {
  const router = useRouter();
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  return useMemo(() => {
    return { page: findPage(router, pathname), path: pathname, search };
  }, [router, pathname, search]);
};

/** The links of one part of the frame, in their order. */
export const usePageLinks = (part: PageLink['in']): ReadonlyArray<PageLink & { to: '/' }> => {
  const pages = useSitePages();
  return useMemo(
    () =>
      pages
        .flatMap(({ links, to }) => links.map((link) => ({ ...link, to })))
        .filter((link) => link.in === part)
        .sort((one, other) => one.at - other.at),
    [pages, part],
  );
};

/** The addresses of a page; the phone's is named after the desk's. */
type PathOf<Name extends PageData['page']> = Name extends 'lines'
  ? '/'
  : Extract<keyof FileRoutesByPath, `/${Name}${'' | 'Mobile'}`>;

/** The address of a page in the current layout. */
export const usePagePath = (): (<Name extends PageData['page']>(name: Name) => PathOf<Name>) => {
  const pages = useSitePages();
  const layout = useIsPhone() ? 'phone' : 'desk';
  return useCallback(
    <Name extends PageData['page']>(name: Name) =>
      pages.find((page) => page.page === name && (page.layout === 'any' || page.layout === layout))
        ?.to as PathOf<Name>,
    [pages, layout],
  );
};

/** Pages and parts of them that a key opens. */
export const useKeyedPages = (): ReadonlyArray<PageKey & { page: PageData['page'] }> => {
  const pages = useSitePages();
  return useMemo(
    () => pages.flatMap(({ keys = [], page }) => keys.map((key) => ({ ...key, page }))),
    [pages],
  );
};
