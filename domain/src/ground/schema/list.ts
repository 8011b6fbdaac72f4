import { Type } from 'typebox';

/** A list that is handed on and never changed. */
export const list = <T extends Type.TSchema>(items: T, options: Type.TArrayOptions = {}) =>
  Type.Immutable(Type.Array(items, options));
