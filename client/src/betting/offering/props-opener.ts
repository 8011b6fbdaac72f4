import { createContext } from 'react';
import type { GameNamed } from '../../ground/device/device-settings.ts';

/** Shows the props of a game next to the board; null where there is no room for that and they have their own page. */
export const PropsOpener = createContext<((game: GameNamed) => void) | null>(null);
