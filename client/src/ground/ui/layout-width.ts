import { useMediaQuery } from '@mantine/hooks';
import { FLAT_SCREEN, PHONE_BELOW_PX } from './breakpoints.ts';

/** From this width on a phone's header has room for the search; below it the search is in the menu. */
const SEARCH_IN_HEADER_FROM_PX = 640;

export const useHasHeaderSearch = (): boolean =>
  useMediaQuery(`(width >= ${SEARCH_IN_HEADER_FROM_PX}px)`, true, { getInitialValueInEffect: false });

/** Spec 1 §9: swipes move the menu below this width. */
export const SWIPE_BELOW_PX = 767;

export const useIsFlat = (): boolean => useMediaQuery(FLAT_SCREEN, false, { getInitialValueInEffect: false });

/** Touch only: there is no pointer that could hover. */
export const useIsTouch = (): boolean =>
  useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });

export const useIsPhone = (): boolean =>
  useMediaQuery(`(width < ${PHONE_BELOW_PX}px)`, false, { getInitialValueInEffect: false });
