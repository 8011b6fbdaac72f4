export type Catalogue = Record<string, string>;

/** Catalogues by namespace, of those that a glob found by path: `slip` of `./es/slip.json`. */
export const byNamespace = (found: Record<string, Catalogue>): Readonly<Record<string, Catalogue>> =>
  Object.fromEntries(
    Object.entries(found).map(([path, texts]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      texts,
    ]),
  );
