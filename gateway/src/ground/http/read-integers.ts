import type { TObject, TSchema } from 'typebox';

/** An exact integer as `JSON.stringify` writes it: each number has only one text. */
const INTEGER = /^(0|-?[1-9][0-9]{0,15})$/;

const isInteger = (schema: TSchema): boolean => 'type' in schema && schema['type'] === 'integer';

/**
 * Path and query come as text: where the schema has an integer, what reads as one becomes it, and what doesn't is left
 * to be refused.
 */
export const readIntegers = (part: unknown, schema: TObject | undefined): void => {
  if (schema === undefined) return;
  const texts = part as Record<string, unknown>;
  for (const [name, field] of Object.entries(schema.properties)) {
    const text = texts[name];
    if (isInteger(field) && typeof text === 'string' && INTEGER.test(text)) texts[name] = Number(text);
  }
};
