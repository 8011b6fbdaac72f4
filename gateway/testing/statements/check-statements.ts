import pg from 'pg';
import { describeStatement } from './describe-statement.ts';
import { readNumbers } from './numbered-catalogue.ts';
import { evaluateTexts } from './evaluate-texts.ts';
import type { Thunk } from './compile-text.ts';
import { findStatements, type SentStatement } from './find-statements.ts';
import { judgeRows } from './judge-rows.ts';
import { NOT_DESCRIBED } from './not-described.ts';
import { openProgram } from './open-program.ts';

/** @returns why nobody can tell them, in place of them */
const readTexts = (
  { texts }: SentStatement,
  textsOf: (thunk: Thunk) => ReadonlySet<string>,
): readonly string[] | string => {
  if (typeof texts === 'string') return texts;
  try {
    return texts.flatMap((thunk) => [...textsOf(thunk)]).flatMap((text) => text.split(SEVERAL));
  } catch (error) {
    return (error as Error).message;
  }
};

/** Between the statements of one text. */
const SEVERAL = /;\s*(?=\S)/;

export interface Checked {
  /** How many statements the database described. */
  readonly described: number;
  readonly problems: readonly string[];
}

/**
 * Has a migrated database describe every statement of the product, and compares with what its rows are declared as.
 * @param further sources besides the product's
 */
export const checkStatements = async (
  connection: pg.ClientConfig,
  further: readonly string[] = [],
): Promise<Checked> => {
  const program = openProgram(further);
  const problems: string[] = [];
  const excused = new Set<string>();
  let described = 0;
  const sent = findStatements(program);
  const textsOf = await evaluateTexts(sent.flatMap(({ texts }) => (typeof texts === 'string' ? [] : texts)));
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const catalogue = await readNumbers(client);
    await client.query('set debug_pretty_print = off');
    await client.query('set debug_print_parse = on');
    await client.query('set client_min_messages = log');
    for (const statement of sent) {
      const found = new Set<string>();
      const { path, line } = statement;
      const texts = readTexts(statement, textsOf);
      if (!Array.isArray(texts) && path in NOT_DESCRIBED) excused.add(path);
      else if (!Array.isArray(texts)) found.add(`its text can't be told: ${String(texts)}`);
      else
        for (const text of texts)
          try {
            described += 1;
            const columns = await describeStatement(client, catalogue, text);
            for (const problem of judgeRows(program, statement, columns, text)) found.add(problem);
          } catch (error) {
            found.add((error as Error).message);
          }
      for (const problem of found) problems.push(`${path}:${line} ${problem}`);
    }
    for (const path of Object.keys(NOT_DESCRIBED))
      if (!excused.has(path)) problems.push(`${path} tells all its statements: take it off not-described.ts`);
  } finally {
    await client.end();
  }
  return { described, problems };
};
