/**
 * The reference of the HTTP calls, written from their contract (`domain/src/contract`).
 *
 *   npm run docs                        writes docs/http.md
 *   node .ci/http-reference.ts --check  exit 1 when docs/http.md says something else
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaOfCall } from '../domain/src/contract/call-schemas.ts';
import { type CallName, CALLS } from '../domain/src/contract/calls.ts';
import { refusalsOfCall } from '../domain/src/contract/refusals-of-call.ts';
import { REQUIRED_PARAMS, OPTIONAL_PARAMS } from '../domain/src/error/error-params.schema.ts';
import { statusOfCode } from '../domain/src/error/status-of-code.ts';
import { describeShape, type Shape, shapeOf } from './describe-schema.ts';

const COLUMNS = 120;

const INTRODUCTION = `# HTTP calls

Written by \`npm run docs\` from \`domain/src/contract\`, which the gateway validates by and the page is typed by;
\`npm run verify\` holds it current. \`GET /api/openapi.json\` has the same as OpenAPI 3.1.

JSON in and out, with no fields but those named here. A refused call has the body \`{ error: { code, params? } }\`; a 400
names the \`field\` that didn't pass (\`items.0.amountCents\`). A call that changes something needs the site's Origin or a
token. Amounts are whole cents; \`…AtMs\` and game times are on the book's clock unless it says the wall's
([ADR 0002](adr/0002-book-clock.md)). The live socket is described in [protocol.md](protocol.md).
`;

const CALLERS = {
  anyone: 'anyone',
  customer: 'a signed-in customer',
  feed: 'a feed, with its token',
  operator: 'an operator, with a token',
} as const;

/** Lines of at most 120 columns. */
const wrap = (text: string, indent = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > COLUMNS) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

const item = (text: string): string => wrap(`- ${text}`, '  ');

const fieldsOf = ({ properties = {}, required = [] }: Shape): string[] =>
  Object.entries(properties).map(([name, field]) => {
    const said = field.title === undefined && field.description !== undefined ? `: ${field.description}` : '';
    return item(
      `\`${name}\`${required.includes(name) ? '' : ' (may be left out)'} ${describeShape(field)}${said}`,
    );
  });

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

/** Every shape with a name of its own, once, in the order in which the calls come to it. */
const collectNamed = (shape: Shape, found: Map<string, Shape>): void => {
  if (shape.title !== undefined) {
    if (found.has(shape.title)) return;
    found.set(shape.title, shape);
  }
  const { items } = shape;
  const within = [
    ...(shape.anyOf ?? []),
    ...Object.values(shape.properties ?? {}),
    ...Object.values(shape.patternProperties ?? {}),
    ...(Array.isArray(items) ? (items as Shape[]) : items === undefined ? [] : [items as Shape]),
  ];
  for (const each of within) collectNamed(each, found);
};

const writeShape = (title: string, shape: Shape): string => {
  const fields = fieldsOf(shape);
  const ways = (shape.anyOf ?? []).map((way) =>
    item(
      `${describeShape(way)}${way.title === undefined && way.description !== undefined ? `: ${way.description}` : ''}`,
    ),
  );
  const lines = fields.length > 0 ? fields : ways.length > 0 ? ways : [item(describeShape(shape, true))];
  const said = shape.description === undefined ? [] : [wrap(shape.description), ''];
  return [`### ${title}`, '', ...said, ...lines].join('\n');
};

const writeReference = (): string => {
  const names = Object.keys(CALLS) as CallName[];
  const shapes = new Map<string, Shape>();
  for (const name of names) {
    const { body, answers } = schemaOfCall(name);
    for (const schema of [body, ...Object.values(answers)])
      if (schema !== undefined && schema !== null) collectNamed(shapeOf(schema), shapes);
  }
  const codes = Object.entries({ ...REQUIRED_PARAMS, ...OPTIONAL_PARAMS }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return [
    INTRODUCTION,
    '## Calls\n',
    ...names.map((name) => `${writeCall(name)}\n`),
    '## What codes bring along\n',
    ...codes.map(([code, params]) => item(`\`${code}\`: ${describeShape(shapeOf(params))}`)),
    '\n## Shapes\n',
    [...shapes].map(([title, shape]) => writeShape(title, shape)).join('\n\n'),
    '',
  ].join('\n');
};

const path = join(import.meta.dirname, '../docs/http.md');
const reference = writeReference();
if (!process.argv.includes('--check')) writeFileSync(path, reference);
else if (readFileSync(path, 'utf8') !== reference) {
  console.error('docs/http.md is not what the contract says: npm run docs');
  process.exitCode = 1;
}
