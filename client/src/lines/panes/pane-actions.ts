import type { PaneSubject } from './pane-subjects.ts';

/** What can be done with a pane in its place. */
export interface PaneActions {
  show: (subject: PaneSubject) => void;
  /** null: there is nowhere to go. */
  moveLeft: (() => void) | null;
  moveRight: (() => void) | null;
  /** null: too few panes would be left. */
  close: (() => void) | null;
}
