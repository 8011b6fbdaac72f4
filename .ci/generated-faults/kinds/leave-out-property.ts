import ts from 'typescript';
import { dropFromList } from '../drop-from-list.ts';
import { replace } from '../drop-statement.ts';
import type { Edit, FaultKind } from '../fault-kind.ts';
import { isInDebugText } from '../read-calls.ts';

/** They decide how something looks, are React's own, or are prose of a reference. */
const isOfLook = (name: string): boolean =>
  /^(?:class|className|style|key|ref|size|variant|color|c|radius|gap|padding|width|height|icon|describe|description)$|^aria-hidden$|^data-/.test(
    name,
  );

const nameOf = (node: ts.ObjectLiteralElementLike): string =>
  node.name !== undefined && (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name))
    ? node.name.text
    : '';

/** It sends the form around it unless it says otherwise; where there is none it says so for whoever adds one. */
const isButtonWithoutForm = (attribute: ts.JsxAttribute): boolean =>
  attribute.getText() === 'type="button"' && !attribute.getSourceFile().text.includes('<form');

/**
 * Leaves out a property of an object that is passed on, or of a part of the page. Types say where it can't be left out.
 */
export const leaveOutProperty: FaultKind = {
  name: 'leave-out-property',
  says: 'Leaves out something that doesn’t have to be passed',
  // There it is mostly prose, and what a schema asks for has tests of its own.
  isIn: (path) => !path.endsWith('.schema.ts'),
  editsAt: (node, names) => {
    const isMeant = (name: string): boolean => !isOfLook(name) && names.isOptionalProperty(name);
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      if (isButtonWithoutForm(node)) return [];
      // React's own elements need no handler.
      return /^on[A-Z]/.test(name) || isMeant(name) ? [replace(node, '')] : [];
    }
    if (!ts.isObjectLiteralExpression(node) || isInDebugText(node)) return [];
    const { properties } = node;
    return properties.flatMap((property, at): Edit[] =>
      ts.isSpreadAssignment(property) || !isMeant(nameOf(property)) ? [] : [dropFromList(properties, at)],
    );
  },
};
