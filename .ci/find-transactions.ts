import { parseSync } from 'oxc-parser';
import { isNode, type Node, nodesOf } from './specification/syntax-node.ts';

interface Transaction {
  /** Counted from 1. */
  readonly line: number;
  /** The statement, in small letters. */
  readonly statement: string;
}

const OWN_WORDS = '(?:work|transaction|isolation|read|and|to|prepared)';
const STATEMENT = new RegExp(
  `^(?:(?:begin|commit|rollback)(?:\\s+${OWN_WORDS}\\b.*)?|start\\s+transaction\\b.*|(?:release\\s+)?savepoint\\s.*)$`,
  's',
);
const COMPARES = new Set(['===', '!==', '==', '!=']);

/** Texts in a source that begin, end or part a transaction when they are sent to the database. */
export function findTransactions(path: string, text: string): Transaction[] {
  const found: Transaction[] = [];
  const visit = (node: Node): void => {
    for (const statement of readStatements(node)) {
      found.push({ line: text.slice(0, node.start).split('\n').length, statement });
    }
    for (const child of nodesOf(node)) if (!isWordOnly(node, child)) visit(child);
  };
  const { program } = parseSync(path, text);
  if (isNode(program)) visit(program);
  return found;
}

function readStatements(node: Node): string[] {
  const parts =
    node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : (node.quasis ?? []).map(({ value }) => value.cooked);
  return parts
    .join(' ? ')
    .split(';')
    .map((statement) => statement.trim().toLowerCase())
    .filter((statement) => STATEMENT.test(statement));
}

/** A text that is a type, or that something is only compared with: what a feed calls the beginning of an image. */
function isWordOnly(parent: Node, child: Node): boolean {
  if (parent.type === 'TSLiteralType') return true;
  if (parent.type === 'SwitchCase') return child === parent.test;
  return (
    parent.type === 'BinaryExpression' && COMPARES.has(parent.operator ?? '') && child.type === 'Literal'
  );
}
