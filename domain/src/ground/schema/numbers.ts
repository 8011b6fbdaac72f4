import { Type } from 'typebox';

type Options = Type.TNumberOptions;

/** Counts, sums and times. */
export const integer = (description?: string, options: Options = {}) =>
  Type.Integer({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    ...(description === undefined ? {} : { description }),
    ...options,
  });

export const count = (description?: string, options: Options = {}) =>
  integer(description, { minimum: 0, ...options });

/** Numbers of the book are 32-bit: they are integer columns of the database. */
export const bookNumber = (description?: string, options: Options = {}) =>
  count(description, { maximum: 2_147_483_647, ...options });
