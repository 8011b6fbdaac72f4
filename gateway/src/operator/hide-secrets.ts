import type { TObject } from 'typebox';

const HIDDEN = '•••';

/** The fields of an object without what its schema calls secret. */
export const hideSecrets = (value: unknown, schema: TObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => {
      const { secret = false } = (schema.properties[name] ?? {}) as { secret?: boolean };
      return [name, secret ? HIDDEN : field];
    }),
  );
