import type { Edit } from './fault-kind.ts';

/** One fault that a kind makes of one file. */
export interface GeneratedFault {
  /** The same as long as the code that it changes is in the same function of the same file. */
  id: string;
  kind: string;
  path: string;
  edit: Edit;
  /** What it does and where, for who reads the result. */
  sentence: string;
}

export const applyEdit = (text: string, { start, end, text: put }: Edit): string =>
  text.slice(0, start) + put + text.slice(end);
