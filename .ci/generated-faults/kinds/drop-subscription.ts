import ts from 'typescript';
import { readDoneCall, replace } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';
import { calleeName, isInDebugText } from '../read-calls.ts';

const LISTENS = new Set(['subscribe', 'on', 'once', 'addEventListener', 'addListener']);

/** Takes a subscription away; where its handle is used, the handle stays and the listener hears nothing. */
export const dropSubscription: FaultKind = {
  name: 'drop-subscription',
  says: 'Doesn’t listen',
  editsAt: (node) => {
    if (ts.isExpressionStatement(node)) {
      const done = readDoneCall(node);
      return done !== null && LISTENS.has(calleeName(done.call)) ? [done.edit] : [];
    }
    if (!ts.isCallExpression(node) || !LISTENS.has(calleeName(node)) || isInDebugText(node)) return [];
    if (ts.isExpressionStatement(node.parent) || ts.isVoidExpression(node.parent)) return [];
    const listener = node.arguments.find((each) => ts.isFunctionLike(each)) ?? node.arguments.at(-1);
    return listener === undefined ? [] : [replace(listener, '() => undefined')];
  },
};
