import { createContext } from 'react';
import type { GameNamed } from '../../ground/device/device-settings.ts';

/** Shows the props of a game beside the board; null where there is no room for that, and a page shows them. */
export const PropsOpener = createContext<((game: GameNamed) => void) | null>(null);
