/**
 * The glossary: the specification's fields and our names for them (`.ci/glossary`), with what the schemas say of each.
 *
 *   npm run docs                            writes docs/glossary.md
 *   node .ci/glossary-reference.ts --check  exit 1 when docs/glossary.md says something else
 *
 * Both end with exit 1 and a line for each field that has no row, and for each name of ours that isn't one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESTRICTION_CODES } from '../domain/src/desk/operator/restriction-codes.ts';
import { ENTITIES } from './glossary/entities.ts';
import { propertiesOfTerm } from './glossary/entity.ts';
import { findCodeGaps } from './glossary/find-code-gaps.ts';
import { findGaps } from './glossary/find-gaps.ts';
import { findUnknownNames } from './glossary/find-unknown-names.ts';
import { INTERFACES } from './glossary/interfaces.ts';
import type { NamedShape, NamedShapes } from './glossary/named-shape.ts';
import { OWN_WORDS } from './glossary/own-words.ts';
import { readInterface } from './glossary/read-interface.ts';
import { readSchemas } from './glossary/read-schemas.ts';
import { RESTRICTION_EFFECTS } from './glossary/restriction-effects.ts';
import { SPECIFICATION_FIELDS } from './glossary/specification-fields.ts';
import { writeEntity } from './glossary/write-entity.ts';
import { keepPage } from './keep-page.ts';
import { ROOT } from './run-command.ts';

const INTRODUCTION = `# Glossary: the specification's fields and our names

Written by \`npm run docs\` from the schemas' titles and descriptions and from the rows in \`.ci/glossary\`;
\`npm run verify\` holds it current, and refuses a field of the specification that has no row and a name of ours that the
product doesn't have.

For anyone reading the specification and the code side by side: each field of its entities, what we call it and what it
holds. Which behaviour is specified and tested is in [the specification table](specification/README.md).

How names are made:

- The specification's own name in camelCase: GameNum is \`gameNum\`, Team1ID is \`team1Id\`. One word per thing: where two
  fields mean the same, both have one name here.
- Money is an integer number of cents in the customer's currency and its name ends in \`Cents\` (HR-1). *Amt* and *Amount*
  fall away before it: RiskAmt is \`riskCents\`.
- A moment is epoch milliseconds and its name ends in \`Ms\`; *String* falls away: GameDateTimeString is
  \`gameDateTimeMs\`. A moment that something happened at is *…AtMs*. A day of the book is text, YYYY-MM-DD in
  America/New_York (HR-43).
- A Y/N flag is a boolean that keeps its name: CreditAcctFlag is \`creditAcctFlag\`.
- A missing price, number or limit is \`null\`, never 0 and never left out.
- A price is an American price, an integer with |price| ≥ 100 (HR-2). *Adj* in a field's name is the price, not the
  points. Points are numbers in steps of a quarter.
- Team 1 is the visitor, team 2 the home team.

What is in parentheses has no name in the specification's lists. "Not given" marks a meaning that it leaves open.
`;

const RESTRICTIONS = `## Restriction codes

What a customer's \`restrictions[].code\` does to betting. Most take something away, some grant it. The specification
names the codes and says what a few of them do; next to them it says what is our reading, and which codes are our own.

| code | effect | note |
|---|---|---|
${RESTRICTION_EFFECTS.map(({ codes, effect, note = '' }) => `| ${codes} | ${effect} | ${note} |`.replace('  ', ' ')).join('\n')}

With Less Juice on, the spreads and totals of the full game on a straight ticket that are priced from −120 to −101
improve by the restriction's cents, at most to even money. It goes with no free play, no points bought or sold, no
rolling if and no other wager type.
`;

const PASSKEYS = `## Passkeys and who is asking

Not in the specification.

| ours | what it is |
|---|---|
${OWN_WORDS.map(([word, what]) => `| ${word} | ${what} |`).join('\n')}
`;

const readShapes = async (): Promise<NamedShapes> => {
  const shapes = new Map<string, NamedShape>(await readSchemas());
  for (const [name, file] of Object.entries(INTERFACES)) {
    const shape = readInterface(file, readFileSync(join(ROOT, file), 'utf8'), name);
    if (shape !== undefined) shapes.set(name, { file, shape });
  }
  return shapes;
};

const shapes = await readShapes();
const named = new Set(
  ENTITIES.flatMap(({ terms }) => terms.flatMap(propertiesOfTerm)).map((property) =>
    property.replaceAll('[]', '').split('.').slice(0, 2).join('.'),
  ),
);
const page = [
  INTRODUCTION,
  ...ENTITIES.map((entity) => writeEntity(entity, named, shapes)),
  RESTRICTIONS,
  PASSKEYS,
].join('\n');

const gaps = [
  ...findGaps(SPECIFICATION_FIELDS, ENTITIES, shapes),
  ...findCodeGaps(RESTRICTION_CODES, RESTRICTION_EFFECTS),
  ...findUnknownNames(page),
];
if (gaps.length > 0) {
  console.error(gaps.join('\n'));
  process.exitCode = 1;
} else keepPage('docs/glossary.md', page);
