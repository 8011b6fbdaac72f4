import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Hole, Thunk } from './compile-text.ts';

const MOST_VALUES = 64;

const thunksUnder = (thunk: Thunk): Thunk[] => [
  thunk,
  ...thunk.holes.flatMap((hole) => (hole.kind === 'choices' ? [] : hole.of.flatMap(thunksUnder))),
];

/** Each way to take one of every list. */
const combine = (lists: ReadonlyArray<readonly unknown[]>): unknown[][] =>
  lists.reduce<unknown[][]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);

/** Answers null, whatever a statement names. */
const ANY_VALUES: object = new Proxy({}, { get: () => null });

/** The text that the pool would be given, as itself, in a statement, or in what makes a statement of its values. */
const textOf = (value: unknown): string => {
  const made: unknown = typeof value === 'function' ? value(ANY_VALUES) : value;
  const text: unknown = typeof made === 'object' && made !== null && 'text' in made ? made.text : made;
  if (typeof text !== 'string') throw new Error('it is no text');
  return text;
};

/**
 * Lets the product's own modules say what their expressions are: each is loaded with the thunks at its end. Nothing of
 * the product may be loaded before.
 */
export const evaluateTexts = async (
  thunks: readonly Thunk[],
): Promise<(thunk: Thunk) => ReadonlySet<string>> => {
  const byPath = Map.groupBy(thunks.flatMap(thunksUnder), ({ path }) => path);
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const own = url.startsWith('file:') ? byPath.get(fileURLToPath(url)) : undefined;
      if (own === undefined) return loaded;
      const added = own.map(({ name, code }) => `export const ${name} = ${code};`);
      const { source } = loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined);
      return { ...loaded, source: `${text}\n${added.join('\n')}\n` };
    },
  });
  const modules = new Map<string, Record<string, (...holes: unknown[]) => unknown>>();
  for (const path of byPath.keys()) modules.set(path, await import(pathToFileURL(path).href));

  const valuesOf = (thunk: Thunk): unknown[] => {
    const make = modules.get(thunk.path)?.[thunk.name];
    if (make === undefined) throw new Error(`${thunk.path} was loaded too early`);
    const ways = combine(thunk.holes.map(fill));
    if (ways.length > MOST_VALUES) throw new Error(`it has ${ways.length} forms`);
    return ways.map((way) => make(...way));
  };
  const fill = (hole: Hole): unknown[] => {
    if (hole.kind === 'choices') return [...hole.values];
    const values = hole.of.flatMap(valuesOf);
    const whole = hole.isElement ? values.flatMap((list) => [...(list as Iterable<unknown>)]) : values;
    const taken = whole.map((one) =>
      (hole.parts ?? []).reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], one),
    );
    return [...new Set(taken)];
  };
  return (thunk) => new Set(valuesOf(thunk).map(textOf));
};
