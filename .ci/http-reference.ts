/**
 * The reference of the HTTP calls, written from their contract (`domain/src/doors/contract`).
 *
 *   npm run docs                        writes docs/http.md
 *   node .ci/http-reference.ts --check  exit 1 when docs/http.md says something else
 */
import { schemaOfCall } from '../domain/src/doors/contract/call-schemas.ts';
import { type CallName, CALLS } from '../domain/src/doors/contract/calls.ts';
import { refusalsOfCall } from '../domain/src/doors/contract/refusals-of-call.ts';
import { REQUIRED_PARAMS, OPTIONAL_PARAMS } from '../domain/src/ground/error/error-params.schema.ts';
import { statusOfCode } from '../domain/src/ground/error/status-of-code.ts';
import { describeShape, shapeOf } from './describe-schema.ts';
import { fieldsOf, item, wrap } from './write-fields.ts';
import { writeShapes } from './write-shapes.ts';
import { keepPage } from './keep-page.ts';

const INTRODUCTION = `# HTTP calls

Written by \`npm run docs\` from \`domain/src/doors/contract\`, which the gateway validates by and the page is typed by;
\`npm run verify\` holds it current. \`GET /api/openapi.json\` has the same as OpenAPI 3.1.

JSON in and out, with no fields but those named here. A refused call has the body \`{ error: { code, params? } }\`; a 400
names the \`field\` that didn't pass (\`items.0.amountCents\`). A call that changes something needs the site's Origin or a
token. One that may be refused as \`outdated\` names the page that it comes from in the header \`lineboard-page\`, by the
\`page\` of the session's answer ([protocol.md](protocol.md#whose-page-it-is)). Amounts are whole cents; \`…AtMs\` and
game times are on the book's clock unless it says the wall's ([ADR 0002](adr/0002-book-clock.md)). The live socket is
described in [protocol.md](protocol.md).
`;

const CALLERS = {
  anyone: 'anyone',
  customer: 'a signed-in customer',
  feed: 'a feed, with its token',
  operator: 'an operator, with a token',
} as const;

const writeCall = (name: CallName): string => {
  const { method, path } = CALLS[name];
  const { summary, description, caller, params, query, body, bodyLimitBytes, answers } = schemaOfCall(name);
  const refusals = refusalsOfCall(name)
    .toSorted((a, b) => statusOfCode(a) - statusOfCode(b))
    .map((code) => `${statusOfCode(code)} \`${code}\``);
  const limit =
    bodyLimitBytes === undefined ? '' : `, at most ${bodyLimitBytes.toLocaleString('en-US')} bytes`;
  return [
    `### ${name}`,
    '',
    `\`${method} ${path}\``,
    '',
    wrap(`${summary}. For ${CALLERS[caller]}.${description === undefined ? '' : ` ${description}`}`),
    '',
    ...(params === undefined ? [] : fieldsOf(shapeOf(params))),
    ...(query === undefined ? [] : fieldsOf(shapeOf(query)).map((line) => line.replace('- `', '- `?'))),
    ...(body === undefined ? [] : [item(`Body: ${describeShape(shapeOf(body))}${limit}`)]),
    ...Object.entries(answers).map(([status, answer]) =>
      item(`${status}: ${answer === null ? 'no body' : describeShape(shapeOf(answer))}`),
    ),
    item(`Refused with ${refusals.join(', ')}`),
  ].join('\n');
};

const writeReference = (): string => {
  const names = Object.keys(CALLS) as CallName[];
  const schemas = names.flatMap((name) => {
    const { body, answers } = schemaOfCall(name);
    return [body, ...Object.values(answers)].filter((schema) => schema !== undefined && schema !== null);
  });
  const codes = Object.entries({ ...REQUIRED_PARAMS, ...OPTIONAL_PARAMS }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return [
    INTRODUCTION,
    '## Calls\n',
    ...names.map((name) => `${writeCall(name)}\n`),
    '## What codes bring along\n',
    ...codes.map(([code, params]) => item(`\`${code}\`: ${describeShape(shapeOf(params))}`)),
    writeShapes(schemas),
  ].join('\n');
};

keepPage('docs/http.md', writeReference());
