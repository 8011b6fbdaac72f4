import { byNamespace, type Catalogue } from './by-namespace.ts';

/** All texts in Thai, which come as one file. */
export const CATALOGUES = byNamespace(
  import.meta.glob<Catalogue>('./th/*.json', { eager: true, import: 'default' }),
);
