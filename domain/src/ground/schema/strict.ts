import { Type } from 'typebox';

/**
 * An object of just these fields; one more is refused.
 * @param options `title` makes it a type of its own in the documents
 */
export const strict = <P extends Type.TProperties>(properties: P, options: Type.TObjectOptions = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false });
