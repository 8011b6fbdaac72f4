import type { Shape } from '../describe-schema.ts';
import { findProperties } from './find-properties.ts';
import type { NamedShape, NamedShapes } from './named-shape.ts';

interface Place {
  /** What `OpenBet.items[].sportType` begins with. */
  readonly name: string;
  /** undefined: nothing has the name. */
  readonly named: NamedShape | undefined;
  /** The shapes that it leads to, one for each variant. */
  readonly found: readonly Shape[];
}

/** Finds the schema and the path in it that hold a row's property. */
export const findPlace = (property: string, shapes: NamedShapes): Place => {
  const [name = ''] = property.split('.', 1);
  const named = shapes.get(name);
  const found = named === undefined ? [] : findProperties(named.shape, property.slice(name.length + 1));
  return { name, named, found };
};
