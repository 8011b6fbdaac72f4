import type { AnyRoute } from '@tanstack/react-router';
import { createIntegrationRoutes } from '../routes/-integration-routes.ts';
import { routeTree } from './routeTree.gen.ts';

const files = Object.values(routeTree.children ?? {});
const filePaths = new Set<string>(files.map(({ options }) => options.path));
const root: AnyRoute = routeTree;
root.addChildren([...files, ...createIntegrationRoutes(root, filePaths)]);

/** Every route of the site: the files of `routes`, against whose types links are checked, and the registry's. */
export const siteRoutes = routeTree;
