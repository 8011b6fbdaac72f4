import type ts from 'typescript';
import type { Edit } from './fault-kind.ts';

/** Leaves out one element of a list, with the comma that parts it from the others. */
export const dropFromList = (list: ts.NodeArray<ts.Node>, at: number): Edit => {
  const element = list[at];
  if (element === undefined) throw new Error(`the list has no element ${at}`);
  const before = list[at - 1];
  if (before !== undefined) return { start: before.end, end: element.end, text: '' };
  // The end of a list is behind the comma that it may end with.
  return { start: element.getStart(), end: list[at + 1]?.getStart() ?? list.end, text: '' };
};
