import ts from 'typescript';
import { replace } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';
import { isInDebugText } from '../read-calls.ts';

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

const negate = (condition: ts.Expression): string => {
  if (ts.isParenthesizedExpression(condition)) return `(${negate(condition.expression)})`;
  if (ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken)
    return condition.operand.getText();
  if (ts.isBinaryExpression(condition)) {
    const opposite = OPPOSITES[condition.operatorToken.getText()];
    if (opposite !== undefined) return `${condition.left.getText()} ${opposite} ${condition.right.getText()}`;
  }
  return `!(${condition.getText()})`;
};

const conditionOf = (node: ts.Node): ts.Expression | null => {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  const isShownIf =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    ts.isJsxExpression(node.parent);
  return isShownIf ? node.left : null;
};

/** The style sheet decides how something looks, and tests of pages don't read that. */
const isInLook = (node: ts.Node): boolean => {
  for (let at = node; at !== undefined && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isJsxAttribute(at))
      return /^(?:className|style|size|variant|color|c|gap)$/.test(at.name.getText());
  return false;
};

export const negateCondition: FaultKind = {
  name: 'negate-condition',
  says: 'Turns a condition round',
  editsAt: (node) => {
    const condition = conditionOf(node);
    return condition === null || isInDebugText(node) || isInLook(node)
      ? []
      : [replace(condition, negate(condition))];
  },
};
