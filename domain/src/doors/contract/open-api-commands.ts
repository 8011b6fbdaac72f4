import type { TSchema } from 'typebox';
import {
  COMMAND_NAMES,
  type CommandName,
  pathOfCommand,
  schemaOfCommand,
} from '../../desk/operator/commands.schema.ts';
import { OperatorRefusalSchema } from '../../desk/operator/operator-refusal.schema.ts';
import type { JsonObject } from './json.ts';

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
};

/** The operator's commands as OpenAPI has them, by path. @param content writes a schema as the body of a message */
export const createCommandPaths = (content: (schema: TSchema) => JsonObject): JsonObject => {
  const refused = (codes: readonly string[]): JsonObject => ({
    description: `Refused: ${codes.join(', ')}.`,
    ...content(OperatorRefusalSchema),
  });
  const describe = (name: CommandName): JsonObject => {
    const { summary, right, input, answer, refusals } = schemaOfCommand(name);
    return {
      operationId: `operator ${name}`.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary,
      description: `For operators: takes a token with the right \`${right}\`.`,
      security: [{ token: [] }],
      parameters: [KEY_HEADER],
      requestBody: { required: true, ...content(input) },
      responses: {
        200: { description: 'The answer.', ...content(answer) },
        400: refused(['badRequest']),
        401: refused(['unauthenticated']),
        403: refused(['forbidden']),
        409: refused([...refusals, 'alreadyDone']),
      },
    };
  };
  return Object.fromEntries(COMMAND_NAMES.map((name) => [pathOfCommand(name), { post: describe(name) }]));
};
