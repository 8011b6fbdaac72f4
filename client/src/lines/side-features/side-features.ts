import type { ComponentType } from 'react';
import type { SideFeatureName } from './side-feature-names.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

interface SideFeature {
  /** Its content, which loads when it is first visible, under the feature's title. */
  Content: ComponentType;
}

/**
 * The features that can go next to the board. A new one needs a row here, a name and its texts (`title.NAME`,
 * `about.NAME`).
 */
export const SIDE_FEATURES: Readonly<Record<SideFeatureName, SideFeature>> = {
  openBets: {
    Content: lazyPart(() => import('../../books/open-bets/OpenBetsBeside.tsx'), 'OpenBetsBeside'),
  },
  nextGames: { Content: lazyPart(() => import('./NextGames.tsx'), 'NextGames') },
  props: { Content: lazyPart(() => import('./GameProps.tsx'), 'GameProps') },
};
