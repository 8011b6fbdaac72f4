import type { Shape } from '../describe-schema.ts';
import { waysOf } from './find-properties.ts';
import { sentence } from './sentence.ts';

type Value = string | number | boolean;

const PLAIN: Readonly<Record<string, string>> = {
  boolean: 'True or false.',
  string: 'Text.',
  integer: 'A number.',
  number: 'A number.',
};

/** What a property may be besides nothing. */
const somethingOf = (shape: Shape): readonly Shape[] => waysOf(shape).filter(({ type }) => type !== 'null');

/** A shape's own description, or the first among those of its variants. */
const descriptionOf = (shape: Shape): string | undefined =>
  shape.description ?? shape.anyOf?.map(descriptionOf).find((found) => found !== undefined);

/** None where some of its ways are anything of a type. */
const valuesOf = (shape: Shape): readonly Value[] => {
  const ways = somethingOf(shape).map((way): readonly Value[] | undefined =>
    way.const === undefined ? way.enum : [way.const],
  );
  return ways.includes(undefined) ? [] : ways.flatMap((values) => values ?? []);
};

const sayList = (items: Shape | undefined): string | undefined =>
  items?.title === undefined ? undefined : `A list of \`${items.title}\`.`;

const sayTypes = (shape: Shape): ReadonlyArray<string | undefined> => {
  const { title, anyOf, items, type = '' } = shape;
  if (title !== undefined) return [`\`${title}\`.`];
  if (anyOf !== undefined) return anyOf.flatMap(sayTypes);
  if (Array.isArray(items)) return [undefined];
  if (type === 'array') return [sayList(items as Shape | undefined)];
  return type === 'null' ? [] : [PLAIN[type]];
};

/** What a property holds where no description says it: by its type, if that speaks for itself. */
const sayByType = (shape: Shape): string | undefined => {
  const [said, ...others] = new Set(sayTypes(shape));
  return others.length === 0 ? said : undefined;
};

const listValues = (values: readonly Value[]): string =>
  [...new Set(values)].map((value) => `\`${value}\``).join(', ');

const sayOne = (shape: Shape): string | undefined => {
  const description = descriptionOf(shape);
  if (description === undefined) return sayByType(shape);
  const isNamed = (value: Value): boolean => new RegExp(`(?<!\\w)${String(value)}(?!\\w)`).test(description);
  const values = valuesOf(shape);
  return sentence(values.every(isNamed) ? description : `${listValues(values)}: ${description}`);
};

/**
 * Says in words what a property holds, which may be said in several ways.
 *
 * @returns undefined where a way has no description and its type doesn't say it
 */
export const sayWhatItHolds = (ways: readonly Shape[]): string | undefined => {
  const isBare = (way: Shape): boolean => descriptionOf(way) === undefined && valuesOf(way).length > 0;
  const bare = ways.filter(isBare).flatMap(valuesOf);
  const said = ways.filter((way) => !isBare(way)).map(sayOne);
  if (said.includes(undefined)) return undefined;
  return [...(bare.length === 0 ? [] : [`${listValues(bare)}.`]), ...new Set(said)].join(' ');
};
