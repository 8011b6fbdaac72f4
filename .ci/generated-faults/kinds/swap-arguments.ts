import ts from 'typescript';
import type { Edit, FaultKind } from '../fault-kind.ts';
import { calleeName, isInDebugText, ownerName } from '../read-calls.ts';

/** They take their arguments in any order. */
const isSymmetric = (call: ts.CallExpression): boolean =>
  /^(?:max|min|hypot|is|isEqual|isSame\w*|isNamedInAddress)$/.test(calleeName(call)) ||
  /^(?:all|race|merge|combineLatest|zip)$/.test(calleeName(call)) ||
  ownerName(call) === 'Math';

/** Things that look similar may be of one type; the checker says whether they are. */
const shapeOf = (node: ts.Expression): string | null => {
  if (ts.isStringLiteralLike(node)) return 'text';
  if (ts.isNumericLiteral(node)) return 'number';
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? null : 'name';
  return ts.isPropertyAccessExpression(node) ? 'name' : null;
};

export const swapArguments: FaultKind = {
  name: 'swap-arguments',
  says: 'Exchanges two arguments',
  editsAt: (node) => {
    if (!ts.isCallExpression(node) || isSymmetric(node) || isInDebugText(node)) return [];
    return node.arguments.flatMap((left, at): Edit[] => {
      const right = node.arguments[at + 1];
      const shape = shapeOf(left);
      if (right === undefined || shape === null || shape !== shapeOf(right)) return [];
      const [first, second] = [left.getText(), right.getText()];
      if (first === second) return [];
      return [{ start: left.getStart(), end: right.end, text: `${second}, ${first}` }];
    });
  },
};
