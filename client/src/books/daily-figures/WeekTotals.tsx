import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { useTranslation } from 'react-i18next';
import { FigureCents } from './FigureCents.tsx';
import classes from './WeekTotals.module.css';

/** What the week began with, what it made, and what it ended with. */
export function WeekTotals({ week }: { week: WeekFigures }) {
  const { t } = useTranslation();
  const totals = [
    { name: 'starting', as: 'balance', cents: week.startingBalanceCents },
    { name: 'winLoss', as: 'result', cents: week.winLossTotalCents },
    { name: 'cashInOut', as: 'result', cents: week.cashInOutTotalCents },
    { name: 'casino', as: 'result', cents: week.casinoWinLossTotalCents },
    { name: 'zero', as: 'result', cents: week.zeroBalanceCents },
    { name: 'ending', as: 'balance', cents: week.endingBalanceCents },
  ] as const;
  return (
    <dl className={`${classes['totals']} lb-figures`}>
      {totals.map(({ name, as, cents }) => (
        <div key={name}>
          <dt>{t(`daily-figures:${name}`)}</dt>
          <dd>
            <FigureCents as={as} cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
