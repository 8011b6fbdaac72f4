import { parseSync } from 'oxc-parser';
import { isNode, type Node, nodesOf } from './specification/syntax-node.ts';

export interface TableUse {
  readonly table: string;
  readonly isWrite: boolean;
  /** Counted from 1. */
  readonly line: number;
}

/** A table's name with its schema, in quotes or not; `?` stands for what a template puts in. */
const NAME = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(\w+|\?)"?`;
const WRITES = new RegExp(
  String.raw`\b(?:insert\s+into|merge\s+into|(?<!\b(?:for|do|on|no\s+key)\s+)update|delete\s+from|truncate(?:\s+table)?|copy(?=[^;]*\sfrom\s+stdin))\s+${NAME}`,
  'gi',
);
const READS = new RegExp(String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+${NAME}`, 'gi');

const KYSELY_WRITES = new Set(['insertInto', 'mergeInto', 'replaceInto', 'updateTable', 'deleteFrom']);
const KYSELY_READS = /^(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/;

/**
 * The tables that the statements of a source name, as SQL or by Kysely. Where a written table's name is put into the
 * text, every text of the source that is a table's name counts as written.
 *
 * @throws Error for a written table whose name the source doesn't have
 */
export function findTableUses(path: string, text: string, tables: ReadonlySet<string>): TableUse[] {
  const found: TableUse[] = [];
  const named: TableUse[] = [];
  let writesByName = false;
  const visit = (node: Node): void => {
    const line = text.slice(0, node.start).split('\n').length;
    const add = (table: string, isWrite: boolean): void => {
      if (table === '?') writesByName ||= isWrite;
      else if (tables.has(table)) found.push({ table, isWrite, line });
    };
    const words = wordsOf(node);
    if (words !== null) {
      for (const [, table = ''] of words.matchAll(WRITES)) add(table, true);
      for (const [, table = ''] of words.matchAll(READS)) add(table, false);
      if (tables.has(words)) named.push({ table: words, isWrite: true, line });
    }
    for (const [table, isWrite] of askedByKysely(node)) add(table, isWrite);
    if (isSwept(node)) add(wordsOf(node.value as Node) ?? '', true);
    for (const child of nodesOf(node)) visit(child);
  };
  const { program } = parseSync(path, text);
  if (isNode(program)) visit(program);
  if (!writesByName) return found;
  if (named.length === 0) throw new Error(`${path} writes a table whose name stands in another file`);
  return [...found, ...named];
}

/** @returns null for what is no text */
function wordsOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.quasis?.map(({ value }) => value.cooked).join('?') ?? null;
}

/** `table: 'name'`: `sweepOldRows` deletes rows of what its caller names. */
function isSwept(node: Node): boolean {
  return node.type === 'Property' && node.key?.name === 'table' && isNode(node.value);
}

function askedByKysely(node: Node): Array<readonly [table: string, isWrite: boolean]> {
  const method = node.type === 'CallExpression' ? node.callee?.property?.name : undefined;
  const [first] = node.arguments ?? [];
  if (method === undefined || first === undefined) return [];
  const isWrite = KYSELY_WRITES.has(method);
  if (!isWrite && !KYSELY_READS.test(method)) return [];
  const asked = first.elements ?? [first];
  return asked.flatMap((one) => {
    const words = one === null ? null : wordsOf(one);
    return words === null ? [] : [[words.split(/\s+as\s+/i)[0] ?? words, isWrite] as const];
  });
}
