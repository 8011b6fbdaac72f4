import { byNamespace, type Catalogue } from './by-namespace.ts';

/** All texts in Chinese, which come as one file. */
export const CATALOGUES = byNamespace(
  import.meta.glob<Catalogue>('./zh-hant/*.json', { eager: true, import: 'default' }),
);
