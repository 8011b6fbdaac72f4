export type Catalogue = Readonly<Record<string, string>>;

/** Texts by namespace and key. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** By namespace, from the paths that a glob found: `slip` for `…/en/first/slip.json`. */
export const byNamespace = <Found>(found: Readonly<Record<string, Found>>): Record<string, Found> =>
  Object.fromEntries(Object.entries(found).map(([path, texts]) => [nameOf(path), texts]));
