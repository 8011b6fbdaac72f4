import type { SlotMachine } from '@lineboard/domain/casino/games/slots/slot-machine';
import { useTranslation } from 'react-i18next';
import type { SymbolPicture } from './slot-theme.ts';
import { SlotSymbol } from './SlotSymbol.tsx';
import classes from './PayTable.module.css';

interface PayTableProps {
  machine: SlotMachine;
  pictures: ReadonlyMap<string, SymbolPicture>;
}

/** What each symbol pays, times the stake of its line; scatters pay times the whole stake. */
export function PayTable({ machine, pictures }: PayTableProps) {
  const { t } = useTranslation();
  return (
    <details className={classes['pays']}>
      <summary>{t('table:payTable')}</summary>
      <ul>
        {[...machine.pays].map(([symbol, pays]) => (
          <li key={symbol}>
            <SlotSymbol picture={pictures.get(symbol)!} isWild={symbol === 'W'} />
            <span>
              {pays.flatMap((times, index) =>
                times === 0 ? [] : [<span key={index}>{`${index + 2}× ${times}`}</span>],
              )}
            </span>
          </li>
        ))}
        {machine.scatters.length > 0 && (
          <li>
            <SlotSymbol picture={pictures.get('S')!} isWild={false} />
            <span>
              {machine.scatters.map(({ count, pays, freeSpins }) => (
                <span
                  key={count}
                >{`${count}× ${pays} ${t('table:plusFreeSpins', { count: freeSpins })}`}</span>
              ))}
            </span>
          </li>
        )}
      </ul>
    </details>
  );
}
