/**
 * The reference of the operator's commands, written from their schemas (`domain/src/desk/operator`).
 *
 *   npm run docs                            writes docs/operator.md
 *   node .ci/operator-reference.ts --check  exit 1 when docs/operator.md says something else
 */
import { COMMAND_REFUSALS } from '../domain/src/desk/operator/command-refusal.ts';
import {
  COMMAND_NAMES,
  type CommandName,
  pathOfCommand,
  schemaOfCommand,
} from '../domain/src/desk/operator/commands.schema.ts';
import { RIGHTS } from '../domain/src/desk/operator/right.ts';
import { nameOfOption, typedOption } from '../domain/src/desk/operator/option-name.ts';
import { describeShape, shapeOf } from './describe-schema.ts';
import { keepPage } from './keep-page.ts';
import { fieldsOf, item, wrap } from './write-fields.ts';
import { writeShapes } from './write-shapes.ts';

const INTRODUCTION = `# The operator's commands

Written by \`npm run docs\` from \`domain/src/desk/operator\`; \`npm run verify\` holds it current.

    npx lineboard --help
    npx lineboard customers create maria --credit-acct --credit-limit 5000
    npx lineboard cash in maria 250 --note "Window 3"
    npx lineboard customers list --json

Commands work in the database of \`DATABASE_URL\`, or in the embedded one while a gateway runs on \`DATA_DIR\`, with the
gateway's other variables ([configuration](operations/configuration.md)): who has the database's key may do everything.
With \`--url\` (or \`LINEBOARD_URL\`) a gateway carries them out, for anybody with a token of the right, in
\`LINEBOARD_TOKEN\`:

    npx lineboard tokens create window-3 --rights customers.read,money.write
    LINEBOARD_URL=https://book.example LINEBOARD_TOKEN=… npx lineboard cash out maria 100

Many customers at once come from a CSV file whose columns are called like the options of \`customers create\`, without
the dashes, and \`deposit\` and \`free-play\` for a first balance:

\`\`\`csv
customer-id,credit-acct,credit-limit,max-base,deposit
ann,yes,5000,500,
ben,no,,250,"1,200.50"
\`\`\`

    npx lineboard customers import customers.csv --dry-run
    npx lineboard customers import customers.csv --out passwords.csv

All of them are opened, or none: what is wrong is told by line and column. \`--dry-run\` opens them and takes it all
back. Passwords that aren't in the file are made up and told once; \`--out\` writes them to a new file that only you can
read, which is made before anything else. A file has at most 500 customers and 1 MB.

Lines are held, circled and taken down, and scores corrected, in place of what the feed says, until they are let go of
([ADR 0018](adr/0018-operators-lines.md)). These commands need the lines of a running gateway: with the database's key
\`lineboard\` asks the one of its configuration on this machine.

    npx lineboard lines hold 4711 --note "Injury news"
    npx lineboard lines circle 4711 250 --period-number 0 --market S
    npx lineboard lines correct-score 4711 24 20 --segments 7-0,3-7,7-6,7-7 --note "Scorer's error"
    npx lineboard lines show 4711
    npx lineboard lines release 4711

A credit customer's week is settled once, when it is over: what is left of the balance that it ended with goes to the
ledger as \`settlement\`, so that nothing is owed; what is less than \`--carry-under\` stays for the next week. That is
an amount of one currency: a book with customers of several settles each of them by \`--currency\`. A score that is
corrected later counts in the week of the correction.

    npx lineboard report week-hold
    npx lineboard weeks settle --all --carry-under 50 --dry-run
    npx lineboard weeks settle --all --carry-under 50
    npx lineboard weeks statement maria

Amounts are typed in units of the currency, with a point for cents and commas between groups of three at most: 1250,
1,250 or 12.50. What could be two amounts, like 12,50, is refused with both, and so are currencies, blanks and other
digits. Over HTTP they are whole cents, as a number. What a command names must be there: customers, agents (open the
agent's own account first), stores, sports, leagues, periods and restrictions ([glossary](glossary.md)); of a name that
isn't, a near one is told. Open pages hear at once of what changes an account, whichever way it is said; a gateway that
has neither Redis nor a connection of its own to PostgreSQL (a pooler between) hears of the database's key later.

Secrets come by the standard input (\`--password-stdin\`), so that no other user of the machine reads them. Answers
are tables, with \`--json\` what the HTTP call answers. The exit code is 0 when it was done, 1 when it was refused, 2
when it was typed wrong or nothing could be reached. \`npx lineboard completion\` prints a script for bash and zsh.

Over HTTP each command is a \`POST\` with \`Authorization: Bearer <token>\` and its input as JSON. A refusal has the
body \`{ error: { code, message, field?, others? } }\` and the status 400 (input), 401 (token), 403 (right) or 409 (the
command's own). An \`Idempotency-Key\` (a UUID; \`--key\`) makes sure that a call that is sent again changes nothing again.

When an answer is lost on the way (a connection that breaks, a minute without a word, or a redirect, a page or an error
of something else in its place) the command asks three times more by the same key. Then it says that it isn't known
whether it was done, and which \`--key\` to type with the same command: that gives the answer and pays once.

Every change is a line of the audit log, written in the same transaction: who, from which address, what, and how it
was before and after. Secrets aren't in it. The database refuses to change or delete its lines.

Pages are told at once over HTTP, and by way of Redis; a command that works in the database of a gateway without Redis
is seen when the page asks next.
`;

const syntaxOf = (name: CommandName): string => {
  const { positional, typed } = schemaOfCommand(name);
  if (typed !== undefined) return `lineboard ${typed}`;
  return ['lineboard', name, ...positional.map((field) => `<${nameOfOption(field)}>`)].join(' ');
};

const writeCommand = (name: CommandName): string => {
  const { summary, right, input, answer, refusals, positional } = schemaOfCommand(name);
  return [
    `### ${name}`,
    '',
    `\`${syntaxOf(name)}\` · \`POST ${pathOfCommand(name)}\``,
    '',
    wrap(`${summary}. Right: \`${right}\`.`),
    '',
    ...fieldsOf(shapeOf(input), (field, shape) =>
      positional.includes(field) ? null : typedOption(field, shape),
    ),
    item(`Answer: ${describeShape(shapeOf(answer))}`),
    ...refusals.map((code) => item(`Refused with \`${code}\`: ${COMMAND_REFUSALS[code]}`)),
    '',
  ].join('\n');
};

const page = [
  INTRODUCTION,
  '## Rights\n',
  ...Object.entries(RIGHTS).map(([right, what]) => item(`\`${right}\`: ${what}`)),
  '\n## Commands\n',
  ...COMMAND_NAMES.map(writeCommand),
  writeShapes(
    COMMAND_NAMES.flatMap((name) => [schemaOfCommand(name).input, schemaOfCommand(name).answer]),
  ).trimStart(),
].join('\n');

keepPage('docs/operator.md', page);
