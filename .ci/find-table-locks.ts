/** A statement that holds a table's lock for as long as the table is long. */
export interface TableLock {
  /** Counted from 1. */
  readonly line: number;
  readonly table: string;
  /** What it does meanwhile. */
  readonly does: string;
}

const ROLLS_EACH_ROW = /\b(?:random|gen_random_uuid|clock_timestamp|nextval|timeofday)\s*\(/;

/** Comments and texts become blanks of the same length, so that lines stay; bodies of functions run later. */
const blank = (sql: string): string =>
  sql.replaceAll(/--[^\n]*|\/\*[^]*?\*\/|(\$\w*\$)[^]*?\1|'(?:[^']|'')*'/g, (text) =>
    text.startsWith('$') && /\bdo\s*$/i.test(sql.slice(0, sql.indexOf(text)))
      ? text.replaceAll(/\$\w*\$/g, (mark) => ' '.repeat(mark.length))
      : text.replaceAll(/[^\n]/g, ' '),
  );

/** Actions of one `alter table`: commas within brackets part nothing. */
const splitActions = (text: string): string[] => {
  const actions = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
};

const judgeAction = (action: string): string | null => {
  if (/^alter (?:column )?\S+ (?:set data )?type\b/.test(action)) return 'writes every row anew';
  if (/^alter (?:column )?\S+ set not null\b/.test(action)) return 'reads every row';
  if (!action.startsWith('add ')) return null;
  if (/\bgenerated\b|\b(?:small|big)?serial\b/.test(action) || ROLLS_EACH_ROW.test(action))
    return 'writes every row anew';
  if (/\b(?:unique|primary key|exclude)\b/.test(action)) return 'builds an index';
  return /\b(?:check|references)\b/.test(action) && !/\bnot valid$/.test(action) ? 'reads every row' : null;
};

const judgeStatement = (statement: string): { table: string; does: string[] } | null => {
  const [, altered, actions = ''] =
    /^alter table (?:if exists )?(?:only )?(\w+) ([^]*)$/.exec(statement) ?? [];
  if (altered !== undefined)
    return { table: altered, does: splitActions(actions).flatMap((action) => judgeAction(action) ?? []) };
  const [, indexed] =
    /^create (?:unique )?index (?:(?:if not exists )?\w+ )?on (?:only )?(\w+)/.exec(statement) ?? [];
  if (indexed !== undefined) return { table: indexed, does: ['builds an index'] };
  const [, changed] = /^(?:[^]* )?(?:update|delete from) (?:only )?(\w+)/.exec(statement) ?? [];
  if (changed !== undefined && !/^create\b/.test(statement))
    return { table: changed, does: ['changes rows, each of which stays locked'] };
  const [, locked] = /^(?:lock(?: table)?|cluster|reindex table|vacuum full) (\w+)/.exec(statement) ?? [];
  return locked === undefined ? null : { table: locked, does: ['locks the table'] };
};

/** Finds what one migration locks. A table that it makes itself has no rows yet. */
export const findTableLocks = (sql: string): TableLock[] => {
  const text = blank(sql).toLowerCase();
  const own = new Set(
    [...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(([, name]) => name),
  );
  const found: TableLock[] = [];
  let from = 0;
  for (const part of text.split(';')) {
    const line = text.slice(0, from + part.length - part.trimStart().length).split('\n').length;
    const judged = judgeStatement(part.trim().replaceAll(/\s+/g, ' '));
    if (judged !== null && !own.has(judged.table))
      for (const does of judged.does) found.push({ line, table: judged.table, does });
    from += part.length + 1;
  }
  return found;
};
