import type { ColumnTypes } from './column-types.ts';
import type { CatalogueColumn } from './read-columns.ts';
import type { CatalogueTrigger } from './read-triggers.ts';

export const TABLES_PATH = 'gateway/src/ground/database/tables.ts';

const FIRST_LINES = `// Written by \`npm run docs\` from a migrated database; an integration test holds it current.
// What the catalogue can't know of a column stands in gateway/testing/tables/column-types.ts.
`;

/** What the catalogue of a migrated database says. */
export interface Catalogue {
  columns: readonly CatalogueColumn[];
  triggers: readonly CatalogueTrigger[];
}

/** As the pool reads them (`create-database.ts`): a bigint as a number, everything else as pg does. */
export const READ_AS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  uuid: 'string',
  _int4: 'number[]',
  _text: 'string[]',
};

const quote = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll(/['\\]/g, (mark) => `\\${mark}`)}'`;

const nameOf = ({ table, column }: CatalogueColumn): string => `${table}.${column}`;

/** @throws Error for a column of a kind that nobody has said yet how it is read */
const typeInCatalogue = (column: CatalogueColumn): string => {
  if (column.values !== null) return column.values.map(quote).join(' | ');
  const type = READ_AS[column.type];
  if (type === undefined)
    throw new Error(`${nameOf(column)} is ${column.type}: say in write-tables.ts what that is read as`);
  return type;
};

const writeType = (column: CatalogueColumn, row: ColumnTypes[string] | undefined): string => {
  const read = row?.type ?? typeInCatalogue(column);
  const type = column.isNullable && read !== 'unknown' ? `${read} | null` : read;
  const isDocument = column.type === 'jsonb' || column.type === 'json';
  // pg would make an array of PostgreSQL's out of an array: a document is written as its text.
  const written = isDocument ? `string${column.isNullable ? ' | null' : ''}` : type;
  const changed = row?.isWrittenOnce === true ? 'never' : written;
  if (column.isGeneratedAlways) return `GeneratedAlways<${type}>`;
  if (written !== type || changed !== type)
    return `ColumnType<${type}, ${written}${column.hasDefault ? ' | undefined' : ''}, ${changed}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
};

/** @returns a line for each row that says what isn't so, or what the catalogue says by itself */
const findWrongRows = (columns: readonly CatalogueColumn[], rows: ColumnTypes): readonly string[] =>
  Object.entries(rows).flatMap(([name, { type, isWrittenOnce }]) => {
    const column = columns.find((one) => nameOf(one) === name);
    if (column === undefined) return [`${name} has a row in column-types.ts and is no column`];
    if (column.values !== null)
      return [`${name} has a row in column-types.ts and a check that lists its values`];
    return type === typeInCatalogue(column) && isWrittenOnce !== true
      ? [`${name} has a row in column-types.ts that says nothing more`]
      : [];
  });

const writeImports = (rows: ColumnTypes): string => {
  const namesFrom = new Map<string, Set<string>>();
  for (const { type, from } of Object.values(rows)) {
    if (from === undefined) continue;
    const names = namesFrom.get(from) ?? new Set();
    for (const [name] of type.matchAll(/\b[A-Z]\w+/g)) if (!OF_TYPESCRIPT.has(name)) names.add(name);
    namesFrom.set(from, names);
  }
  const lines = [...namesFrom].sort(([a], [b]) => (a < b ? -1 : 1));
  return lines.map(([from, names]) => `import type { ${[...names].join(', ')} } from '${from}';\n`).join('');
};

const OF_TYPESCRIPT: ReadonlySet<string> = new Set([
  'Array',
  'Partial',
  'Record',
  'Readonly',
  'ReadonlyArray',
]);

const describeTrigger = ({ name, timing, events, isOfColumns, runs }: CatalogueTrigger): string =>
  `${name}: ${timing} ${events.join(', ')}${isOfColumns ? ' of some columns' : ''}, runs ${runs}`;

/** Writes above a table what its triggers do: code that writes to the table causes that too. */
const writeTriggers = (triggers: readonly CatalogueTrigger[]): string[] =>
  triggers.length === 0
    ? []
    : [
        '  /**',
        '   * By triggers of the migrations:',
        ...triggers.map((trigger) => `   * - ${describeTrigger(trigger)}`),
        '   */',
      ];

/**
 * The types of all tables for Kysely, before they are formatted.
 * @throws Error when a row of the hand-kept table says what isn't so
 */
export const writeTables = ({ columns, triggers }: Catalogue, rows: ColumnTypes): string => {
  const wrong = findWrongRows(columns, rows);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const tables = Map.groupBy(columns, ({ table }) => table);
  const body = [...tables].map(([table, own]) =>
    [
      ...writeTriggers(triggers.filter((trigger) => trigger.table === table)),
      `  ${table}: {`,
      ...own.map((column) => `    ${column.column}: ${writeType(column, rows[nameOf(column)])};`),
      '  };',
    ].join('\n'),
  );
  return [
    FIRST_LINES,
    writeImports(rows),
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n\n",
    '/** Money in integer cents, times in epoch milliseconds; the migrations say what each column is for. */\n',
    `export interface Tables {\n${body.join('\n')}\n}\n`,
  ].join('');
};
