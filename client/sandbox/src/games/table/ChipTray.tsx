import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import { Chip } from './Chip.tsx';
import classes from './ChipTray.module.css';

interface ChipTrayProps {
  values: readonly number[];
  chosen: number;
  onChoose(cents: number): void;
  isDisabled: boolean;
}

/** The chips of a table: one is chosen. */
export function ChipTray({ values, chosen, onChoose, isDisabled }: ChipTrayProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <fieldset className={classes['tray']} disabled={isDisabled}>
      <legend>{t('table:stake')}</legend>
      {values.map((cents, rank) => (
        <label key={cents} data-chosen={cents === chosen || undefined}>
          <input
            type="radio"
            name="chip"
            aria-label={money(cents)}
            checked={cents === chosen}
            onChange={() => onChoose(cents)}
          />
          <Chip cents={cents} rank={rank} />
        </label>
      ))}
    </fieldset>
  );
}
