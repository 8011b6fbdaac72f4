import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SLIP_ID } from '../../ground/ui/focus-parts.ts';
import classes from './SlipAside.module.css';
import { SlipPanelSlot } from './SlipPanelSlot.tsx';
import { useKeepFocus } from './use-keep-focus.ts';

/** Desktop: the slip is next to the board. */
export function SlipAside() {
  const { t } = useTranslation();
  const slip = useRef<HTMLElement>(null);
  useKeepFocus(slip);
  return (
    <aside ref={slip} id={SLIP_ID} tabIndex={-1} className={classes['slip']} aria-label={t('slip:betSlip')}>
      <SlipPanelSlot />
    </aside>
  );
}
