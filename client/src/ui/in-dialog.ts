import { createContext, useContext } from 'react';

/** What is drawn stands in a dialog, which has a title and an edge of its own. */
export const InDialog = createContext(false);

export const useIsInDialog = (): boolean => useContext(InDialog);
