import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import classes from './Boards.module.css';

interface StakeRowProps {
  stakesCents: readonly number[];
  stakeCents: number;
  onChoose: (stakeCents: number) => void;
}

/** The stake, chosen from a few. */
export function StakeRow({ stakesCents, stakeCents, onChoose }: StakeRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <fieldset className={classes['stakes']}>
      <legend>{t('games:stake')}</legend>
      {stakesCents.map((cents) => (
        <button key={cents} type="button" aria-pressed={cents === stakeCents} onClick={() => onChoose(cents)}>
          {money(cents)}
        </button>
      ))}
    </fieldset>
  );
}
