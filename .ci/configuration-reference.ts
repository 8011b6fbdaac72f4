/**
 * The reference of the environment variables, written from where they are read (`gateway/src/config/variables`).
 *
 *   npm run docs                                 writes docs/operations/configuration.md
 *   node .ci/configuration-reference.ts --check  exit 1 when that page says something else
 */
import { keepPage } from './keep-page.ts';
import { readVariables, type Said } from './read-variables.ts';
import { wrap } from './write-fields.ts';

const INTRODUCTION = `# Configuration

Written by \`npm run docs\` from \`gateway/src/config/variables\`, by which the gateway reads them; \`npm run verify\` holds
it current.

A gateway is told everything by environment variables, read once at start. An empty variable counts as unset. A wrong
value stops the start with exit code 1 and one line that names the variable, what it got and what it takes. Secrets are
not repeated in that line, not logged, and not sent to any client. \`npx lineboard\` and \`npm start\` read them from
\`lineboard.env\`, too ([commands](../operations.md#commands)); \`npx lineboard doctor\` looks at each of them.
`;

const code = (value: unknown): string => `\`${String(value)}\``;

const defaultOf = ({ unset, fallback }: Said): string => {
  if (unset !== undefined) return unset;
  const values = (Array.isArray(fallback) ? fallback : [fallback]).filter(
    (value) => value !== null && value !== '',
  );
  if (values.some((value) => typeof value === 'object'))
    throw new Error(`A default of many parts has to be said in words: ${JSON.stringify(fallback)}`);
  return values.length === 0 ? 'none' : values.map(code).join(', ');
};

const writeVariable = ([name, variable]: [string, Said]): string =>
  [
    `### ${name}\n`,
    `${wrap(variable.about)}\n`,
    wrap(`- Default: ${defaultOf(variable)}`, '  '),
    wrap(`- Takes: ${variable.takes}`, '  '),
    ...(variable.secret === true ? ['- Secret'] : []),
    '',
  ].join('\n');

const groups = Object.entries(readVariables()).map(([title, variables]) =>
  [`## ${title}\n`, ...Object.entries(variables).map(writeVariable)].join('\n'),
);

keepPage('docs/operations/configuration.md', `${INTRODUCTION}\n${groups.join('\n').trimEnd()}\n`);
