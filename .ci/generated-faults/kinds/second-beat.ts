import ts from 'typescript';
import { dropStatement, replace } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';
import { calleeName } from '../read-calls.ts';

/** The names of the functions around a node: a timer that calls one of them again is a loop's. */
const namesAround = (node: ts.Node): Set<string> => {
  const names = new Set<string>();
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name !== undefined)
      names.add(at.name.getText());
    if (ts.isArrowFunction(at) && ts.isVariableDeclaration(at.parent)) names.add(at.parent.name.getText());
  }
  return names;
};

const mentions = (node: ts.Node, names: ReadonlySet<string>): boolean =>
  ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && names.has(node.text)) ||
  node.forEachChild((child) => mentions(child, names) || undefined) === true;

const isTimer = (node: ts.Node | undefined): node is ts.CallExpression =>
  node !== undefined && ts.isCallExpression(node) && calleeName(node) === 'setTimeout';

/** `setTimeout(…)`, or a statement that keeps it or lets it go. */
const timerOf = (expression: ts.Expression): ts.CallExpression | null => {
  if (ts.isBinaryExpression(expression)) return timerOf(expression.right);
  if (ts.isVoidExpression(expression)) return timerOf(expression.expression);
  if (ts.isPropertyAccessExpression(expression)) return timerOf(expression.expression);
  if (isTimer(expression)) return expression;
  return ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)
    ? timerOf(expression.expression.expression)
    : null;
};

/** A timer beats once and never again: an interval that is a wait, a loop that doesn't wind itself up again. */
export const secondBeat: FaultKind = {
  name: 'second-beat',
  says: 'Lets a timer beat once',
  editsAt: (node) => {
    if (ts.isCallExpression(node) && calleeName(node) === 'setInterval') {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      return [replace(name, 'setTimeout')];
    }
    if (!ts.isExpressionStatement(node)) return [];
    const timer = timerOf(node.expression);
    const [again] = timer?.arguments ?? [];
    return again !== undefined && mentions(again, namesAround(node)) ? [dropStatement(node)] : [];
  },
};
