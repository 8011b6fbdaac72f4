import { ImportedCustomerSchema } from '@lineboard/domain/desk/operator/import-command.schema';
import { nameOfOption } from '@lineboard/domain/desk/operator/option-name';
import { Compile } from 'typebox/compile';
import type { TableRow } from './read-table.ts';
import { describeWrongKind, type Field, fieldOf, fieldsOf, parseTyped, type Typed } from './typed-field.ts';
import { WrongInput } from './wrong-input.ts';

type Row = Record<string, unknown>;

const FIELDS = new Map(
  [...fieldsOf(fieldOf(ImportedCustomerSchema))].map(([name, field]) => [
    nameOfOption(name),
    { name, field },
  ]),
);
/** Called like the options of the command line. */
export const CUSTOMER_COLUMNS = [...FIELDS.keys()];

const validator = Compile(ImportedCustomerSchema);
const MOST_TOLD = 20;

const FLAGS = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

const parseCell = (name: string, field: Field, cell: string): Typed => {
  if (field.type !== 'boolean') return parseTyped(name, field, cell);
  const value = FLAGS.get(cell.toLowerCase());
  return value === undefined
    ? { ok: false, fault: describeWrongKind(cell, 'yes or no', field) }
    : { ok: true, value };
};

/** @returns what is wrong with a row, by column */
const readRow = ({ cells }: TableRow): { row: Row; wrong: string[] } => {
  const read = new Map<string, unknown>();
  const wrong: string[] = [];
  for (const [column, cell] of cells) {
    const { name, field } = FIELDS.get(column)!;
    const parsed = parseCell(name, field, cell);
    if (parsed.ok) read.set(name, parsed.value);
    else wrong.push(`${column}: ${parsed.fault}`);
  }
  const row = Object.fromEntries(read);
  if (wrong.length > 0) return { row, wrong };
  for (const { instancePath, message, params } of validator.Errors(row)) {
    const [missing] = (params as { requiredProperties?: string[] }).requiredProperties ?? [];
    wrong.push(`${nameOfOption(missing ?? instancePath.slice(1))}: ${message}`);
  }
  return { row, wrong };
};

/** @throws WrongInput with a line for each cell that is wrong */
export const parseCustomers = (file: string, table: readonly TableRow[]): Row[] => {
  const rows = table.map((each) => ({ line: each.line, ...readRow(each) }));
  const wrong = rows.flatMap(({ line, wrong: found }) =>
    found.map((what) => `${file}, line ${line}: ${what}.`),
  );
  const more = wrong.length > MOST_TOLD ? [`… and ${wrong.length - MOST_TOLD} more.`] : [];
  if (wrong.length > 0) throw new WrongInput([...wrong.slice(0, MOST_TOLD), ...more].join('\n'));
  return rows.map(({ row }) => row);
};
