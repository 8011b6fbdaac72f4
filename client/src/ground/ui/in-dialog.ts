import { createContext, useContext } from 'react';

/** The content is in a dialog, or next to the board: in a part that has its own title and edge. */
export const InDialog = createContext(false);

export const useIsInDialog = (): boolean => useContext(InDialog);
