import type { IModule } from 'dependency-cruiser';

const PAGE = /^(client|client\/sandbox|workers)\/src\//;
const TEST_CODE = /\.test\.tsx?$/;
const SCHEMA = /\.schema\.ts$/;

/**
 * Schemas that a page would load, each with the imports that lead to it from a file of the page. A type that is
 * imported from a schema's file loads nothing, however it is reached.
 */
export const findLoadedSchemas = (modules: readonly IModule[]): string[] => {
  const loadedBy = new Map<string, string | null>();
  for (const { source } of modules)
    if (PAGE.test(source) && !TEST_CODE.test(source) && !SCHEMA.test(source)) loadedBy.set(source, null);
  const valuesOf = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')),
    ]),
  );
  // What is added to a map while it is walked is walked as well.
  for (const source of loadedBy.keys()) {
    if (SCHEMA.test(source)) continue;
    for (const { resolved } of valuesOf.get(source) ?? [])
      if (!loadedBy.has(resolved)) loadedBy.set(resolved, source);
  }

  const wayTo = (source: string): string[] => {
    const from = loadedBy.get(source) ?? null;
    return from === null ? [source] : [...wayTo(from), source];
  };
  return [...loadedBy.keys()]
    .filter((source) => SCHEMA.test(source))
    .map((source) => wayTo(source).join(' → '));
};
