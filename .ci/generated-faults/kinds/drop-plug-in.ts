import ts from 'typescript';
import { calleeName } from '../read-calls.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

/** A field that is declared with nothing in it is one that a request has sooner: nobody could tell. */
const isEmptyField = ({ arguments: [, value] }: ts.CallExpression): boolean =>
  value?.kind === ts.SyntaxKind.NullKeyword;

export const dropPlugIn = dropDoneCalls({
  name: 'drop-plug-in',
  says: 'Doesn’t register a plug-in, a hook or a group of routes',
  isIn: (path) => path.startsWith('gateway/src/'),
  isMeant: (call) =>
    /^(?:register|addHook|decorate\w*|\w+Routes|set\w+Handler)$/.test(calleeName(call)) &&
    !isEmptyField(call),
});
