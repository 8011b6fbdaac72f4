import type { TSchema } from 'typebox';
import type { Json, JsonObject } from './json.ts';

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Converts a schema to OpenAPI 3.1, which is JSON Schema 2020-12: named shapes appear once, under `components`, and
 * tuples become `prefixItems`.
 */
const convert = (value: Json, components: Map<string, Json>): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => convert(each, components));
  if (!isObject(value)) return value;
  const { title } = value;
  if (typeof title === 'string' && components.has(title)) return { $ref: `#/components/schemas/${title}` };
  if (typeof title === 'string') components.set(title, {});
  const { additionalItems, ...rest } = value;
  const converted: JsonObject = {};
  for (const [key, each] of Object.entries(rest)) {
    if (key === 'items' && Array.isArray(each)) {
      converted['prefixItems'] = convert(each, components);
      converted['items'] = additionalItems ?? true;
    } else converted[key] = convert(each, components);
  }
  if (typeof title !== 'string') return converted;
  components.set(title, converted);
  return { $ref: `#/components/schemas/${title}` };
};

/** Writes schemas in OpenAPI's form. @param components receives the named ones */
export const createSchemaWriter = (
  components: Map<string, Json>,
): {
  write: (schema: TSchema) => Json;
  content: (schema: TSchema, type?: string) => JsonObject;
} => {
  // Schemas are plain JSON except for the library's hidden properties.
  const write = (schema: TSchema): Json => convert(JSON.parse(JSON.stringify(schema)) as Json, components);
  return {
    write,
    content: (schema, type = 'application/json') => ({ content: { [type]: { schema: write(schema) } } }),
  };
};
