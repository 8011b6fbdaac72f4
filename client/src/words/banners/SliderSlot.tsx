import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import classes from './SliderSlot.module.css';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const Slider = lazyPart(() => import('./Slider.tsx'), 'Slider');

/** SCR2-01: room for the images above the board, where the site has some; reserved before they are loaded. */
export function SliderSlot({ isPhone }: { isPhone: boolean }) {
  const room = useSession(({ site }) => site?.slider ?? 'none');
  const isQuiet = useSession(selectIsQuiet);
  if (isQuiet || room === 'none' || (isPhone && room === 'desk')) return null;
  return (
    <div className={classes['room']}>
      <Optional>
        <Slider />
      </Optional>
    </div>
  );
}
