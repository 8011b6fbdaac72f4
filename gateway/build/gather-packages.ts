import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listPdfFonts } from '../src/books/exports/pdf-fonts.ts';
import { EXTERNAL_PACKAGES } from '../vite.config.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const GATEWAY = join(import.meta.dirname, '..');
const ROOT = join(GATEWAY, '..');

/** For debuggers, compilers, readers and the tools of those who made it, not for Node. */
const UNREAD = /\.(map|d\.[cm]?ts|md)$|\/\.[^/]*$/;

/** The folder of a package as Node finds it from another folder; null where npm left out an optional one. */
const findPackage = (name: string, from: string): string | null => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === ROOT ? null : findPackage(name, dirname(from));
};

/** Those that the bundle imports, and those that they need in turn. */
const listImported = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean): void => {
    const folder = findPackage(name, from);
    if (folder === null && !isOptional)
      throw new Error(`${name} isn't installed for ${relative(ROOT, from)}.`);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, folder, needed in optionalDependencies);
  };
  for (const name of EXTERNAL_PACKAGES) add(name, GATEWAY, false);
  return found;
};

/** The fonts of printed pages, with what leads to them: a hundredth of the files in their packages. */
const listFontFiles = (): string[] =>
  listPdfFonts().flatMap(({ path }) => {
    const manifest = findPackageJSON(pathToFileURL(path))!;
    return [path, ...globSync(join(dirname(manifest), '{package.json,unicode.json,LICENSE*}'))];
  });

/**
 * What the gateway's bundle finds in `node_modules` when it runs, and nothing else of it.
 *
 * @param target a folder to make, laid out as `node_modules` is
 * @returns the names of the packages
 */
export const gatherPackages = (target: string): string[] => {
  const placeOf = (path: string): string => join(target, '..', relative(ROOT, path));
  const imported = listImported();
  for (const folder of imported)
    cpSync(folder, placeOf(folder), {
      recursive: true,
      filter: (path) => path === folder || !(UNREAD.test(path) || basename(path) === 'node_modules'),
    });
  for (const file of listFontFiles()) {
    mkdirSync(dirname(placeOf(file)), { recursive: true });
    cpSync(file, placeOf(file));
  }
  // As npm links the program of an installed package: `npx lineboard` looks there.
  mkdirSync(join(target, '.bin'));
  symlinkSync('../../gateway/dist/lineboard.js', join(target, '.bin', 'lineboard'));
  return [...imported].map((folder) => relative(join(ROOT, 'node_modules'), folder)).toSorted();
};
