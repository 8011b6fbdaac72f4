import { useTranslation } from 'react-i18next';
import { SLIP_ID } from '../shell/focus-parts.ts';
import classes from './SlipAside.module.css';
import { SlipPanelSlot } from './SlipPanelSlot.tsx';

/** Desktop: the slip stands beside the board. */
export function SlipAside() {
  const { t } = useTranslation('slip');
  return (
    <aside id={SLIP_ID} tabIndex={-1} className={classes['slip']} aria-label={t('betSlip')}>
      <SlipPanelSlot />
    </aside>
  );
}
