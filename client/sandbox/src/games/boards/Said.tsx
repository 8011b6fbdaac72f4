import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import classes from './Boards.module.css';

/** The result of a round, in words and figures. @param winCents null: nothing to say yet */
export function Said({ winCents }: { winCents: number | null }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <p className={classes['said']} aria-live="polite" data-won={winCents !== null && winCents > 0}>
      {winCents === null ? '' : winCents > 0 ? t('games:won', { amount: money(winCents) }) : t('games:lost')}
    </p>
  );
}
