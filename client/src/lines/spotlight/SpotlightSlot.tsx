import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect } from 'react';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { selectIsQuiet, selectStore, useSession } from '../../ground/session/session-store.ts';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { Optional } from '../../ground/ui/Optional.tsx';
import { useSpotlightMemory } from './spotlight-memory.ts';
import classes from './SpotlightSlot.module.css';

const SpotlightStrip = lazyPart(
  behindFirstPrices(() => import('./SpotlightStrip.tsx')),
  'SpotlightStrip',
);

const isEmptyIn = (menu: readonly SportMenuItem[]): boolean =>
  !menu.some(({ subSports }) => subSports.some(({ spotlightCount }) => spotlightCount > 0));

/** Whether the book promotes nothing; until the menu is there, what it said last. */
const useIsEmpty = (): boolean => {
  const isEmpty = useOffering(({ menu }) => (menu === null ? null : isEmptyIn(menu)));
  const wasEmpty = useSpotlightMemory((memory) => memory.wasEmpty);
  useEffect(() => {
    if (isEmpty !== null) useSpotlightMemory.setState({ wasEmpty: isEmpty });
  }, [isEmpty]);
  return isEmpty ?? wasEmpty;
};

/**
 * What the book promotes, while the spotlight switch is on, and to nobody in a time-out (OWN-8); nothing that the
 * board's first prices wait for.
 */
export function SpotlightSlot() {
  const isOn = useDeviceSettings((settings) => settings.spotlight);
  const isEmpty = useIsEmpty();
  const store = useSession(selectStore);
  const isKnown = useSession(({ session }) => session !== null);
  const isQuiet = useSession(selectIsQuiet);
  if (!isOn || isEmpty || (isKnown && isQuiet)) return null;
  // Its place is reserved, so that the board doesn't move under the finger.
  const place = <div className={classes['place']} aria-hidden="true" />;
  if (isQuiet) return place;
  return (
    <Optional instead={place}>
      {/* Another store has other games, topics and prices. */}
      <SpotlightStrip key={store} place={place} />
    </Optional>
  );
}
