import classes from './SportIcon.module.css';
import { behindFirstPrices } from './first-prices.ts';
import { Optional } from './Optional.tsx';
import { lazyPart } from './lazy-part.ts';

// The drawings come after the words next to them; their place is reserved.
const SportDrawing = lazyPart(
  behindFirstPrices(() => import('./SportDrawing.tsx')),
  'SportDrawing',
);

/**
 * A sport's drawing in the color of the text around it; the words next to it say what it means.
 * @param group a sport, or contests of one: `Football`, `Football Props`
 */
export function SportIcon({ group }: { group: string }) {
  return (
    <span className={classes['place']} aria-hidden="true">
      <Optional>
        <SportDrawing group={group} />
      </Optional>
    </span>
  );
}
