import { useOffering } from '../../betting/offering/offering-store.ts';
import type { Unfolding } from '../../betting/offering/unfolded-games.ts';
import { useBoardParts } from './BoardProvider.tsx';

/** Changes what is unfolded in the list around it. */
export const useUnfolding = (): Unfolding => useBoardParts().unfolding ?? useOffering.getState();
