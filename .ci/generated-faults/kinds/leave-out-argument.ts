import ts from 'typescript';
import { dropFromList } from '../drop-from-list.ts';
import type { FaultKind } from '../fault-kind.ts';
import { calleeName, isInDebugText } from '../read-calls.ts';

export const leaveOutArgument: FaultKind = {
  name: 'leave-out-argument',
  says: 'Leaves out the last argument, which has a default',
  // There it is mostly prose, and what a schema asks for has tests of its own.
  isIn: (path) => !path.endsWith('.schema.ts'),
  editsAt: (node, names) => {
    if (!ts.isCallExpression(node) || isInDebugText(node)) return [];
    const at = node.arguments.length - 1;
    return at >= 0 && names.isOptionalArgument(calleeName(node), at)
      ? [dropFromList(node.arguments, at)]
      : [];
  },
};
