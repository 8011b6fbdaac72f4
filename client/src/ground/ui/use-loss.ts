import { useSyncExternalStore } from 'react';
import type { Loss } from './create-lost-parts.ts';
import { lostParts } from './lost-parts.ts';

/** Why parts of the page can't be loaded. */
export const useLoss = (): Loss => useSyncExternalStore(lostParts.subscribe, lostParts.loss);
