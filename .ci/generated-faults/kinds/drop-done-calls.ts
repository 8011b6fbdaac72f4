import ts from 'typescript';
import { readDoneCall } from '../drop-statement.ts';
import type { FaultKind } from '../fault-kind.ts';

interface DoneCallKind extends Pick<FaultKind, 'name' | 'says' | 'isIn'> {
  isMeant: (call: ts.CallExpression) => boolean;
  /** It includes calls that are all an arrow function does; a listener then hears and does nothing. */
  alsoInArrows?: boolean;
}

/** A kind that leaves out calls which are made for what they do. */
export const dropDoneCalls = ({ isMeant, alsoInArrows = false, ...kind }: DoneCallKind): FaultKind => ({
  ...kind,
  editsAt: (node) => {
    if (!alsoInArrows && ts.isArrowFunction(node)) return [];
    const done = readDoneCall(node);
    return done !== null && isMeant(done.call) ? [done.edit] : [];
  },
});
