import ts from 'typescript';

const FOLLOWERS = new Set(['catch', 'finally', 'then']);

/** `await`, `void` and what only waits for the answer are taken off. @returns the call itself, null when it is none */
export const callIn = (expression: ts.Expression): ts.CallExpression | null => {
  let at = expression;
  for (;;) {
    if (ts.isAwaitExpression(at) || ts.isVoidExpression(at) || ts.isParenthesizedExpression(at))
      at = at.expression;
    else if (
      ts.isCallExpression(at) &&
      ts.isPropertyAccessExpression(at.expression) &&
      FOLLOWERS.has(at.expression.name.text) &&
      callIn(at.expression.expression) !== null
    )
      at = at.expression.expression;
    else return ts.isCallExpression(at) ? at : null;
  }
};

/** @returns the last name of what is called: `publish` of `customerEvents.publish(…)` */
export const calleeName = ({ expression }: ts.CallExpression): string => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
};

/** @returns whose method is called, by its last name: `socket` of `this.#socket.on(…)`; empty for a plain function */
export const ownerName = ({ expression }: ts.CallExpression): string => {
  if (!ts.isPropertyAccessExpression(expression)) return '';
  const { expression: owner } = expression;
  if (ts.isIdentifier(owner) || ts.isPrivateIdentifier(owner)) return owner.text;
  if (ts.isPropertyAccessExpression(owner)) return owner.name.text.replace(/^#/, '');
  return ts.isCallExpression(owner) ? ownerName(owner) : '';
};

const LOGS = new Set(['log', 'logger', 'console', 'stderr', 'stdout']);

/** Lines for people who look for a reason: no test has to read them. */
const isLogCall = (call: ts.CallExpression): boolean =>
  LOGS.has(ownerName(call).replace(/^#/, '')) ||
  (ts.isIdentifier(call.expression) && LOGS.has(calleeName(call)));

/** Whether a node is in a line of the log, or in what throws an error with a text. */
export const isInDebugText = (node: ts.Node): boolean => {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isCallExpression(at) && isLogCall(at)) return true;
    if (ts.isThrowStatement(at)) return true;
    if (ts.isFunctionLike(at)) return false;
  }
  return false;
};
