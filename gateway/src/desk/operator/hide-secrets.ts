import type { TObject } from 'typebox';

interface FieldMarks {
  secret?: boolean;
  long?: boolean;
}

const HIDDEN = '•••';

/** The fields of an object without what its schema calls secret; of a long text only its length. */
export const hideSecrets = (value: unknown, schema: TObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => {
      const { secret = false, long = false } = (schema.properties[name] ?? {}) as FieldMarks;
      if (long && typeof field === 'string') return [name, `${field.length} characters`];
      return [name, secret ? HIDDEN : field];
    }),
  );
