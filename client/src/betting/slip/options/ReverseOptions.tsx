import { useTranslation } from 'react-i18next';
import { SlipSwitch } from './SlipSwitch.tsx';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** Action reverse: two picks in both orders, or every pair of at least three (ARBC). */
export function ReverseOptions() {
  const { t } = useTranslation();
  const arbc = useSlip(({ options }) => options.arbc);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const setArbc = useSlip((state) => state.setArbc);
  return (
    <SlipSwitch
      label={t('wager:arbc')}
      about={{ name: 'arbc', text: t('wager:about.arbc') }}
      isOn={arbc}
      isDisabled={isLocked}
      onSwitch={setArbc}
    />
  );
}
