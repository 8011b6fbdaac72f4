import { type ComponentType, lazy } from 'react';
import type { SideFeatureName } from './side-feature-names.ts';

interface SideFeature {
  /** Its insides, which load when they are first seen; they stand under the feature's title. */
  Content: ComponentType;
}

/** What may stand beside the board. A further one is a row here, a name and its texts (`title.NAME`, `about.NAME`). */
export const SIDE_FEATURES: Readonly<Record<SideFeatureName, SideFeature>> = {
  openBets: {
    Content: lazy(async () => ({
      default: (await import('../open-bets/OpenBetsBeside.tsx')).OpenBetsBeside,
    })),
  },
  nextGames: { Content: lazy(async () => ({ default: (await import('./NextGames.tsx')).NextGames })) },
  props: { Content: lazy(async () => ({ default: (await import('./GameProps.tsx')).GameProps })) },
};
