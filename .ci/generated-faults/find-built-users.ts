import { isProductFile } from './product-files.ts';

/**
 * @param importers of each file, as `readImporters` has them
 * @returns the files of test code that run what is built, and those that reach one of them
 */
export const findBuiltUsers = (
  files: ReadonlyMap<string, string>,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> => {
  const users = new Set(
    [...files].filter(([path, text]) => !isProductFile(path) && /'dist'/.test(text)).map(([path]) => path),
  );
  for (const user of users)
    for (const importer of importers.get(user) ?? []) if (!isProductFile(importer)) users.add(importer);
  return users;
};
