import ts from 'typescript';
import { replace } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';

/** What is there for the eye alone, which tests of pages don't have. */
const isDecoration = (node: ts.Node): boolean => {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return false;
  const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
  return (
    /^Icon|Icon$|^(?:br|hr|wbr|svg|path|circle|Divider|Space)$/.test(tagName.getText()) ||
    attributes.properties.some(
      (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'aria-hidden',
    )
  );
};

const isChild = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.isJsxExpression(node) && node.expression !== undefined);

export const dropJsxChild: FaultKind = {
  name: 'drop-jsx-child',
  says: 'Doesn’t draw a part of the page',
  editsAt: (node) => {
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
    if (isDecoration(node)) return [];
    return node.children
      .filter((child) => isChild(child) && !isDecoration(child))
      .map((child) => replace(child, ''));
  },
};
