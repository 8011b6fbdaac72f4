import type { Shape } from '../describe-schema.ts';

/** A shape, or of one that may be several things each of them. */
export const waysOf = (shape: Shape): readonly Shape[] =>
  shape.anyOf === undefined ? [shape] : shape.anyOf.flatMap(waysOf);

const itemsOf = ({ items }: Shape): readonly Shape[] =>
  items === undefined || Array.isArray(items) ? [] : [items as Shape];

/**
 * What a shape has at the end of a way through it: `items[].sportType`.
 *
 * @returns several where it may be several things that all have the property; none where nothing of it has
 */
export const findProperties = (shape: Shape, way: string): readonly Shape[] => {
  let found: readonly Shape[] = [shape];
  for (const step of way.split('.')) {
    const name = step.replace('[]', '');
    found = found.flatMap(waysOf).flatMap(({ properties = {} }) => properties[name] ?? []);
    if (step !== name) found = found.flatMap(waysOf).flatMap(itemsOf);
  }
  return found;
};

/** Every property of a shape, or of its variants. */
export const listProperties = (shape: Shape): ReadonlyArray<readonly [name: string, property: Shape]> =>
  waysOf(shape).flatMap(({ properties = {} }) => Object.entries(properties));
