import { useTranslation } from 'react-i18next';
import { describeTeaser } from '../../betting/bets/describe-teaser.ts';
import { selectChosenTeaser } from '../../betting/slip/state/slip-rules.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import classes from './BoardToolbar.module.css';

/** Says why moneylines and parts of games are missing on the board: the slip is set to a teaser. */
export function TeaserNote() {
  const { t } = useTranslation();
  const teaser = useSlip(selectChosenTeaser);
  if (teaser === null) return null;
  return <p className={classes['teaser']}>{t('board:teaserLines', { teaser: describeTeaser(t, teaser) })}</p>;
}
