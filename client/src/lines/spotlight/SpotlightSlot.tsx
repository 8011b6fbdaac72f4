import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { selectStore, useSession } from '../../ground/session/session-store.ts';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { Optional } from '../../ground/ui/Optional.tsx';
import { useSpotlightMemory } from './spotlight-memory.ts';
import classes from './SpotlightSlot.module.css';

const SpotlightStrip = lazyPart(
  behindFirstPrices(() => import('./SpotlightStrip.tsx')),
  'SpotlightStrip',
);

/** What the book promotes, while the spotlight switch is on; nothing that the board's first prices wait for. */
export function SpotlightSlot() {
  const isOn = useDeviceSettings((settings) => settings.spotlight);
  const wasEmpty = useSpotlightMemory((memory) => memory.wasEmpty);
  const store = useSession(selectStore);
  if (!isOn) return null;
  // Its place is reserved when an answer is expected, so that the board doesn't move under the finger.
  const place = wasEmpty ? null : <div className={classes['place']} aria-hidden="true" />;
  return (
    <Optional instead={place}>
      {/* Another store has other games, topics and prices. */}
      <SpotlightStrip key={store} place={place} />
    </Optional>
  );
}
