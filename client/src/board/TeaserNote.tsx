import { useTranslation } from 'react-i18next';
import { useSlip } from '../slip/state/slip-store.ts';
import classes from './BoardToolbar.module.css';

/** Why moneylines and parts of games have gone from the board: the slip is set to a teaser. */
export function TeaserNote() {
  const { t } = useTranslation('board');
  const teaserName = useSlip(({ options }) => (options.wagerType === 'teaser' ? options.teaserName : null));
  if (teaserName === null) return null;
  return <p className={classes['teaser']}>{t('teaserLines', { teaser: teaserName })}</p>;
}
