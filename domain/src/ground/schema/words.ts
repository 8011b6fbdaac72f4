import { Type } from 'typebox';

/** Text of at most so many characters. */
export const words = (maxLength: number, description?: string, options: Type.TStringOptions = {}) =>
  Type.String({ maxLength, ...(description === undefined ? {} : { description }), ...options });
