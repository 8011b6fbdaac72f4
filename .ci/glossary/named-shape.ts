import type { Shape } from '../describe-schema.ts';

/** A schema with a title, or an interface, and the file that it is in. */
export interface NamedShape {
  readonly file: string;
  readonly shape: Shape;
}

export type NamedShapes = ReadonlyMap<string, NamedShape>;
