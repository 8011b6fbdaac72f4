import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { StartRefused } from '../ground/report/start-refused.ts';

/**
 * What a variable's JSON file says, in the shape of its schema.
 *
 * @param what the file tells, for a refusal: `of house rules`
 * @returns `refuse` ends the start for what no schema can tell
 * @throws StartRefused when the file isn't there or says what can't be
 */
export const readJsonFile = (
  variable: string,
  what: string,
  path: string,
  schema: TSchema,
): { said: unknown; refuse: (why: string) => never } => {
  const refuse = (why: string): never => {
    throw new StartRefused(`${variable} got ${JSON.stringify(path)}, it takes a JSON file ${what}: ${why}.`);
  };
  let said: unknown;
  try {
    said = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refuse(error instanceof SyntaxError ? 'it is no JSON' : 'it can not be read');
  }
  const [wrong] = Value.Errors(schema, said);
  if (wrong !== undefined) return refuse(`${wrong.instancePath || '/'} ${wrong.message}`);
  return { said, refuse };
};
