import ts from 'typescript';
import { readDoneCall, replace } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';
import { calleeName } from '../read-calls.ts';

const ENDS =
  /^(?:close|stop|unsubscribe|removeEventListener|removeListener|clearTimeout|clearInterval|off|disconnect|abort|dispose|release|unref)(?:[A-Z]\w*)?$/;
const EFFECTS = /^use(?:Layout)?Effect$/;

const isCalledInEffect = (statement: ts.ReturnStatement): boolean => {
  const effect = statement.parent.parent;
  return (
    (ts.isArrowFunction(effect) || ts.isFunctionExpression(effect)) &&
    ts.isCallExpression(effect.parent) &&
    EFFECTS.test(calleeName(effect.parent))
  );
};

export const dropCleanup: FaultKind = {
  name: 'drop-cleanup',
  says: 'Doesn’t clean up',
  editsAt: (node) => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) {
      const isNothing = ts.isIdentifier(node.expression) && node.expression.text === 'undefined';
      return isCalledInEffect(node) && !isNothing ? [replace(node.expression, 'undefined')] : [];
    }
    const done = readDoneCall(node);
    return done !== null && ENDS.test(calleeName(done.call)) ? [done.edit] : [];
  },
};
