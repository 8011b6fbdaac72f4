import ts from 'typescript';
import { READ_AS } from '../tables/write-tables.ts';
import type { AnsweredColumn } from './describe-statement.ts';
import type { SentStatement } from './find-statements.ts';
import type { OpenProgram } from './open-program.ts';

/** What is read of a kind that no column of a table has. */
const EXPRESSION_READ_AS: Readonly<Record<string, string>> = {
  ...READ_AS,
  name: 'string',
  numeric: 'string',
  regclass: 'string',
  oid: 'number',
  timestamptz: 'Date',
  unknown: 'string',
  varchar: 'string',
  void: 'string',
  _int8: 'string[]',
};

const kindOf = (checker: ts.TypeChecker, type: ts.Type): string => {
  const text = checker.typeToString(checker.getBaseTypeOfLiteralType(type)).replace('<ArrayBufferLike>', '');
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return element === undefined ? text : `${kindOf(checker, element)}[]`;
  }
  if (type.isUnion()) {
    const kinds = new Set(type.types.map((part) => kindOf(checker, part)));
    return [...kinds].join(' | ');
  }
  if (type.isIntersection()) return kindOf(checker, type.types[0]!);
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  return text;
};

/** What is wrong with the declared rows of a statement, by what the database says of it. */
export const judgeRows = (
  { checker, tables }: OpenProgram,
  { row, isDropped, node }: Pick<SentStatement, 'row' | 'isDropped' | 'node'>,
  columns: readonly AnsweredColumn[],
  text: string,
): string[] => {
  if (isDropped) return [];
  if (row === null) return columns.length === 0 ? [] : [`its rows are read, and nobody says what they are`];
  // Where an outer join found nothing, the row is another one of a union.
  const properties = new Map<string, ts.Type[]>();
  const rowTypes = row.isUnion() ? row.types : [row];
  for (const one of rowTypes)
    for (const property of checker.getPropertiesOfType(one))
      properties.set(property.name, [
        ...(properties.get(property.name) ?? []),
        checker.getTypeOfSymbolAtLocation(property, node),
      ]);
  const names = columns.map(({ name }) => name);
  const problems: string[] = [];
  for (const name of new Set(names))
    if (names.indexOf(name) !== names.lastIndexOf(name)) problems.push(`it answers ${name} twice`);
  for (const name of properties.keys())
    if (!names.includes(name)) problems.push(`${name} is declared, and not answered`);
  for (const column of columns) {
    const indexed = rowTypes.flatMap((one) => checker.getIndexTypeOfType(one, ts.IndexKind.String) ?? []);
    const property = properties.get(column.name) ?? (indexed.length > 0 ? indexed : undefined);
    if (property === undefined) problems.push(`${column.name} is answered, and not declared`);
    else problems.push(...judgeColumn(column, property));
  }
  return problems;

  function judgeColumn(
    { name, type, origin, mayBeNull }: AnsweredColumn,
    declared: readonly ts.Type[],
  ): string[] {
    const parts = declared.flatMap((one) => (one.isUnion() ? one.types : [one]));
    const values = declared
      .map((one) => checker.getNonNullableType(one))
      .filter(({ flags }) => !(flags & ts.TypeFlags.Never));
    const takesAny = parts.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown));
    // Where a row of the union has no such column, nobody reads it there.
    const takesNull =
      takesAny || declared.length < rowTypes.length || parts.some(({ flags }) => flags & ts.TypeFlags.Null);
    const found: string[] = [];
    if (mayBeNull === 'maybe' && !takesNull) found.push(`${name} may be null`);
    if (takesAny) return found;
    const told = values.map((value) => checker.typeToString(value)).join(' | ');
    const own = origin && columnType(origin.table, origin.column);
    if (own && !(own.flags & ts.TypeFlags.Unknown)) {
      const stored = checker.getNonNullableType(own);
      const isTaken = values.some((value) => checker.isTypeAssignableTo(stored, value));
      if (!isTaken && !isChosen(stored, values, origin?.column ?? name))
        found.push(`${name} is ${checker.typeToString(stored)}, and declared ${told}`);
      return found;
    }
    const read = EXPRESSION_READ_AS[type];
    const kinds = new Set(values.map((value) => kindOf(checker, value)));
    if (read === undefined) found.push(`${name} is ${type}: say in judge-rows.ts what that is read as`);
    else if (read !== 'unknown' && (kinds.size !== 1 || !kinds.has(read)))
      found.push(`${name} is read as ${read} (${type}), and declared ${told}`);
    return found;
  }

  /**
   * Fewer values than the column may hold, where the statement itself names these, or those that it leaves out, or
   * takes only those that it is given.
   */
  function isChosen(stored: ts.Type, values: readonly ts.Type[], column: string): boolean {
    if (new RegExp(`\\b${column} (?:= any\\(|is null)`).test(text)) return true;
    const textsIn = (types: readonly ts.Type[]): string[] =>
      types
        .flatMap((one) => (one.isUnion() ? one.types : [one]))
        .flatMap((one) => (one.isStringLiteral() ? one.value : []));
    const all = textsIn([stored]);
    const taken = textsIn(values);
    const left = all.filter((value) => !taken.includes(value));
    const isNamed = (value: string): boolean => text.includes(`'${value}'`);
    return (
      taken.length > 0 &&
      taken.every((value) => all.includes(value)) &&
      (taken.every(isNamed) || left.every(isNamed))
    );
  }

  function columnType(table: string, column: string): ts.Type | null {
    const ofTable = checker.getPropertyOfType(tables, table);
    const ofColumn = ofTable && checker.getPropertyOfType(checker.getTypeOfSymbol(ofTable), column);
    return ofColumn ? checker.getTypeOfSymbol(ofColumn) : null;
  }
};
