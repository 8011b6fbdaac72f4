import { type Entity, fieldsOfTerm, propertiesOfTerm } from './entity.ts';
import { findPlace } from './find-place.ts';
import { listProperties } from './find-properties.ts';
import type { NamedShapes } from './named-shape.ts';
import { sayWhatItHolds } from './say-what-it-holds.ts';

/** Each entity's fields, as the specification lists them. */
export type SpecificationFields = Readonly<Record<string, readonly string[]>>;

/**
 * What is missing between the specification, the glossary's rows and the schemas, a line each: fields without a row,
 * rows without a field or a property, properties that nothing describes.
 */
export const findGaps = (
  specification: SpecificationFields,
  entities: readonly Entity[],
  shapes: NamedShapes,
): string[] => [
  ...Object.keys(specification)
    .filter((title) => !entities.some((entity) => entity.title === title))
    .map((title) => `${title}: the specification has it, the glossary has no section`),
  ...entities.flatMap((entity) => [
    ...findFieldGaps(entity, specification[entity.title]),
    ...findPropertyGaps(entity, shapes),
  ]),
  ...findUndescribed(entities, shapes),
];

const findFieldGaps = ({ title, terms }: Entity, specified: readonly string[] | undefined): string[] => {
  if (specified === undefined) return [`${title}: the specification has no such entity`];
  const named = terms.flatMap(fieldsOfTerm);
  return [
    ...specified.filter((field) => !named.includes(field)).map((field) => `${title}: ${field} has no row`),
    ...named
      .filter((field) => !specified.includes(field))
      .map((field) => `${title}: ${field} is no field of the specification`),
    ...named
      .filter((field, at) => named.indexOf(field) !== at)
      .map((field) => `${title}: ${field} has two rows`),
  ];
};

const findPropertyGaps = ({ title, terms }: Entity, shapes: NamedShapes): string[] =>
  terms.flatMap((term) => {
    const [field, ours, note] = term;
    if (ours === null)
      return note === undefined ? [`${title}: ${field} isn’t ours, and no reason is given`] : [];
    return propertiesOfTerm(term).flatMap((property) => {
      const { name, named, found } = findPlace(property, shapes);
      if (named === undefined)
        return [`${title}: ${property} of ${field}: no schema or interface is a ${name}`];
      return found.length > 0
        ? []
        : [`${title}: ${field} is said to be ${property}, which ${named.file} doesn’t have`];
    });
  });

/**
 * Looks at every property of a schema, and at those of an interface that a row names: its others are the program's own.
 */
const findUndescribed = (entities: readonly Entity[], shapes: NamedShapes): string[] => {
  const whole = entities.flatMap((entity) =>
    entity.shapes.flatMap((name) => {
      const named = shapes.get(name);
      return named?.file.endsWith('.schema.ts')
        ? listProperties(named.shape).map(([property]) => `${name}.${property}`)
        : [];
    }),
  );
  const unknown = entities.flatMap(({ title, shapes: names }) =>
    names.filter((name) => !shapes.has(name)).map((name) => `${title}: no schema or interface is a ${name}`),
  );
  const named = entities.flatMap(({ terms }) => terms.flatMap(propertiesOfTerm));
  const silent = [...new Set([...whole, ...named])].filter((property) => {
    const { found } = findPlace(property, shapes);
    return found.length > 0 && sayWhatItHolds(found) === undefined;
  });
  return [
    ...unknown,
    ...silent.map((property) => `${property}: neither a description nor its type says what it holds`),
  ];
};
