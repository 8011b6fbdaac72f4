import ts from 'typescript';
import type { Edit } from './fault-kind.ts';
import { callIn, isInDebugText } from './read-calls.ts';

export const replace = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.end,
  text,
});

/** The body of an `if` or a loop can't be empty: a statement that is all of it leaves an empty one behind. */
export const dropStatement = (statement: ts.Statement): Edit => {
  const isBody = ts.isIfStatement(statement.parent) || ts.isIterationStatement(statement.parent, false);
  const edit = replace(statement, isBody ? '{}' : '');
  return ts.isExpressionStatement(statement) ? { ...edit, isStatement: true } : edit;
};

/**
 * A call that is made for what it does: a statement of its own, or all that an arrow function does.
 * @returns the call and the change that leaves it out; null when the node is none, or a line of the log
 */
export const readDoneCall = (node: ts.Node): { call: ts.CallExpression; edit: Edit } | null => {
  const expression = ts.isExpressionStatement(node)
    ? node.expression
    : ts.isArrowFunction(node) && !ts.isBlock(node.body)
      ? node.body
      : null;
  const call = expression === null ? null : callIn(expression);
  if (expression === null || call === null || isInDebugText(call)) return null;
  // `super()` has to be there.
  if (call.expression.kind === ts.SyntaxKind.SuperKeyword) return null;
  return {
    call,
    edit: ts.isExpressionStatement(node) ? dropStatement(node) : replace(expression, 'undefined'),
  };
};
