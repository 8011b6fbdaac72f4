import ts from 'typescript';
import { dropFromList } from '../drop-from-list.ts';
import type { FaultKind } from '../fault-kind.ts';
import { isComposition } from '../product-files.ts';

const isPart = (node: ts.Node): boolean =>
  ts.isCallExpression(node) || ts.isArrowFunction(node) || ts.isSpreadElement(node) || ts.isIdentifier(node);

/** What a hook depends on: the linter sees what is left out there (`exhaustive-deps`). */
const isOfHook = ({ parent }: ts.ArrayLiteralExpression): boolean =>
  ts.isCallExpression(parent) &&
  ts.isIdentifier(parent.expression) &&
  /^use[A-Z]/.test(parent.expression.text);

/** Parts are also put together in lists: of what is kept, of what is stopped at the end. */
export const dropPart: FaultKind = {
  name: 'drop-part',
  says: 'Leaves out a part of a list where parts are put together',
  isIn: isComposition,
  editsAt: (node) => {
    if (!ts.isArrayLiteralExpression(node) || isOfHook(node)) return [];
    const { elements } = node;
    return elements.flatMap((element, at) => (isPart(element) ? [dropFromList(elements, at)] : []));
  },
};
