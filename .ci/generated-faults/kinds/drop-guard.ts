import ts from 'typescript';
import { dropStatement } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';

const leaves = (statement: ts.Statement): boolean => {
  if (ts.isBlock(statement))
    return statement.statements.length === 1 && statement.statements.every((only) => leaves(only));
  return ts.isReturnStatement(statement) || ts.isThrowStatement(statement);
};

const isGuard = (statement: ts.Statement): boolean =>
  ts.isIfStatement(statement) && statement.elseStatement === undefined && leaves(statement.thenStatement);

/** An `if` that leaves the function before it has done anything: only names and other guards come before it. */
export const dropGuard: FaultKind = {
  name: 'drop-guard',
  says: 'Goes on where a guard would leave',
  editsAt: (node) => {
    if (!ts.isBlock(node) || !ts.isFunctionLike(node.parent)) return [];
    const done = node.statements.findIndex(
      (statement) => !ts.isVariableStatement(statement) && !isGuard(statement),
    );
    return node.statements
      .slice(0, done === -1 ? undefined : done)
      .filter(isGuard)
      .map(dropStatement);
  },
};
