import { byNamespace, type Catalogue } from './by-namespace.ts';

/** All texts in Spanish, which come as one file. */
export const CATALOGUES = byNamespace(
  import.meta.glob<Catalogue>('./es/*.json', { eager: true, import: 'default' }),
);
