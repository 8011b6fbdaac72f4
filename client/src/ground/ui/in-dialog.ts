import { createContext, useContext } from 'react';

/** What is drawn stands in a dialog, or beside the board: in what has a title and an edge of its own. */
export const InDialog = createContext(false);

export const useIsInDialog = (): boolean => useContext(InDialog);
