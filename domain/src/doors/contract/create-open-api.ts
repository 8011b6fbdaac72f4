import { PAGE_HEADER, PAGE_MARK_PATTERN } from '../../account/sign-in/page-mark.ts';
import { errorBodyOf } from '../../ground/error/refusal.schema.ts';
import { statusOfCode } from '../../ground/error/status-of-code.ts';
import type { CallSchema } from './call-schema.ts';
import { schemaOfCall } from './call-schemas.ts';
import { CALLS, type CallName } from './calls.ts';
import { mustNamePage } from './must-name-page.ts';
import type { Json, JsonObject } from './json.ts';
import { createCommandPaths } from './open-api-commands.ts';
import { createSchemaWriter } from './open-api-schemas.ts';
import { refusalsOfCall } from './refusals-of-call.ts';

const SECURITY: Readonly<Record<CallSchema['caller'], JsonObject>> = {
  anyone: {},
  customer: { security: [{ session: [] }] },
  feed: { security: [{ token: [] }] },
  operator: { security: [{ token: [] }] },
};

const PAGE_PARAMETER: JsonObject = {
  name: PAGE_HEADER,
  in: 'header',
  required: true,
  description: 'The `page` of the session’s answer. Another customer’s is refused with `sessionChanged`.',
  schema: { type: 'string', pattern: PAGE_MARK_PATTERN },
};

/** `cookie`: the session's, as this gateway names it. */
export const createOpenApi = ({ cookie, title }: { cookie: string; title: string }): JsonObject => {
  const components = new Map<string, Json>();
  const { write, content } = createSchemaWriter(components);

  const parametersOf = ({ params, query }: CallSchema): Json[] =>
    [['path', params] as const, ['query', query] as const].flatMap(([place, part]) =>
      Object.entries(part?.properties ?? {}).map(([name, schema]) => ({
        name,
        in: place,
        // Left out where nothing is required.
        required: (part?.required as readonly string[] | undefined)?.includes(name) ?? false,
        schema: write(schema),
      })),
    );

  const responsesOf = (name: CallName, { answers, contentType }: CallSchema): JsonObject => {
    const responses: JsonObject = {};
    const refusals = Map.groupBy(refusalsOfCall(name), statusOfCode);
    for (const [status, codes] of refusals)
      responses[status] = {
        description: `Refused: ${codes.join(', ')}.`,
        ...content(errorBodyOf(codes)),
      };
    for (const [status, schema] of Object.entries(answers))
      responses[status] = {
        description: schema === null ? 'Done; no body.' : 'The answer.',
        ...(schema === null ? {} : content(schema, contentType)),
      };
    return responses;
  };

  const paths: Record<string, JsonObject> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = CALLS[name];
    const schema = schemaOfCall(name);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: name,
        summary: schema.summary,
        ...(schema.description === undefined ? {} : { description: schema.description }),
        ...SECURITY[schema.caller],
        parameters: [...parametersOf(schema), ...(mustNamePage(name) ? [PAGE_PARAMETER] : [])],
        ...(schema.body === undefined ? {} : { requestBody: { required: true, ...content(schema.body) } }),
        responses: responsesOf(name, schema),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Calls that change something need the site’s Origin, unless they come with a token. Amounts are whole cents.',
    },
    paths: { ...paths, ...createCommandPaths(content) },
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
