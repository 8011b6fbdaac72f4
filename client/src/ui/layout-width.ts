import { useMediaQuery } from '@mantine/hooks';

/** Spec 1 §9: up to here the phone layout. The style sheets name the same figure. */
const PHONE_MAX_WIDTH = '991.98px';
/** From here on a phone's header has room for the search; below it stands in the menu. */
const SEARCH_IN_HEADER_FROM = '640px';

export const useHasHeaderSearch = (): boolean =>
  useMediaQuery(`(min-width: ${SEARCH_IN_HEADER_FROM})`, true, { getInitialValueInEffect: false });

/** Spec 1 §9: swipes move the menu below this width. */
export const SWIPE_BELOW_PX = 767;

export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${PHONE_MAX_WIDTH})`, false, { getInitialValueInEffect: false });
