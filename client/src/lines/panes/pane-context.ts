import { createContext, useContext } from 'react';
import type { PaneSubject } from './pane-subjects.ts';

interface OwnPane {
  subject: PaneSubject;
  show: (subject: PaneSubject) => void;
}

/** The pane around a row, for a heading that changes what it shows. */
export const PaneContext = createContext<OwnPane | null>(null);

export const useOwnPane = (): OwnPane => {
  const pane = useContext(PaneContext);
  if (pane === null) throw new Error('useOwnPane outside of a pane');
  return pane;
};
