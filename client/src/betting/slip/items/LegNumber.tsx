import { useTranslation } from 'react-i18next';
import classes from './LegNumber.module.css';
import { isApart } from '../state/slip-options.ts';
import { useSlip } from '../state/slip-store.ts';

/** The pick's place in the ticket, when the picks belong together. Counted from 0. */
export function LegNumber({ index }: { index: number }) {
  const { t } = useTranslation();
  if (useSlip(({ options }) => isApart(options))) return null;
  return (
    <span className={`${classes['number']} lb-figures`}>
      <span className="lb-visually-hidden">{t('wager:leg')} </span>
      {index + 1}
    </span>
  );
}
