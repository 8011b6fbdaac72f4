import Table from 'cli-table3';
import { describeValue, type Field, fieldsOf, headingOf } from './typed-field.ts';

const PLAIN = { style: { head: [], border: [], compact: true } };

const isTable = (field: Field): boolean => field.type === 'array' && field.items?.type === 'object';

const isRightAligned = (name: string, { type, anyOf = [] }: Field): boolean =>
  type === 'integer' || (/Cents$|Id$/.test(name) && anyOf.some((each) => each.type === 'integer'));

const writeRows = (rows: readonly unknown[], item: Field): string => {
  if (rows.length === 0) return '(none)';
  const fields = [...fieldsOf(item)];
  const table = new Table({
    ...PLAIN,
    head: fields.map(([name]) => headingOf(name)),
    colAligns: fields.map(([name, field]) => (isRightAligned(name, field) ? 'right' : 'left')),
  });
  for (const row of rows) {
    const values = new Map(Object.entries(row as object));
    table.push(fields.map(([name]) => describeValue(name, values.get(name))));
  }
  return table.toString();
};

/** Its plain fields in one table, each list and object in one of its own below. */
const writeRecord = (record: object, schema: Field): string => {
  const values = new Map<string, unknown>(Object.entries(record));
  const told = [...fieldsOf(schema)].filter(([name]) => values.has(name));
  const isPlain = ([, field]: [string, Field]): boolean => field.type !== 'object' && !isTable(field);
  const table = new Table(PLAIN);
  for (const [name] of told.filter(isPlain))
    table.push([headingOf(name), describeValue(name, values.get(name))]);
  const parts = told
    .filter((entry) => !isPlain(entry))
    .map(([name, field]) => `${headingOf(name)}\n${writeAnswer(values.get(name), field)}`);
  return [...(table.length > 0 ? [table.toString()] : []), ...parts].join('\n\n');
};

/** An answer for people: a table for a list, a table of two columns for one record. */
export const writeAnswer = (answer: unknown, schema: Field): string => {
  if (Array.isArray(answer)) return writeRows(answer, schema.items ?? {});
  const isRecord = typeof answer === 'object' && answer !== null && schema.properties !== undefined;
  return isRecord ? writeRecord(answer, schema) : describeValue('', answer);
};
