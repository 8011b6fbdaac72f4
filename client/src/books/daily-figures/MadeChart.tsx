import type { Made } from '@lineboard/domain/books/daily-figures/add-made-by';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { FigureCents } from './FigureCents.tsx';
import classes from './MadeChart.module.css';

interface MadeChartProps {
  title: string;
  made: ReadonlyArray<Made & { text: string }>;
}

/** What each kind made: a bar to the right of zero for a win, to the left for a loss, and the amount. */
export function MadeChart({ title, made }: MadeChartProps) {
  const { t } = useTranslation();
  const { signedAmount } = useFormats();
  const amounts = made.map(({ winLossCents }) => winLossCents);
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  const range = Math.max(1, most - least);
  const zero = (-least / range) * 100;
  return (
    <div className={classes['made']}>
      <table className="lb-figures">
        <caption>{title}</caption>
        <thead className="lb-visually-hidden">
          <tr>
            <th scope="col">{t('daily-figures:kind')}</th>
            <th scope="col">{t('daily-figures:winLoss')}</th>
            <th scope="col">{t('daily-figures:bets')}</th>
          </tr>
        </thead>
        <tbody>
          {made.map(({ name, text, wagers, winLossCents }) => (
            <tr key={name}>
              <th scope="row">{text}</th>
              <td>
                <div className={classes['figure']}>
                  <span className={classes['track']} aria-hidden="true">
                    <span
                      className={classes['bar']}
                      data-way={winLossCents < 0 ? 'down' : 'up'}
                      style={{
                        left: `${winLossCents < 0 ? zero + (winLossCents / range) * 100 : zero}%`,
                        width: `${(Math.abs(winLossCents) / range) * 100}%`,
                      }}
                    />
                    <span className={classes['zero']} style={{ left: `${zero}%` }} />
                  </span>
                  <FigureCents as="result" cents={winLossCents} />
                </div>
              </td>
              <td className={classes['bets']}>{t('daily-figures:betCount', { count: wagers })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {made.length > 0 && (
        <p className="lb-figures">
          {t('daily-figures:scale', {
            from: signedAmount(least),
            to: signedAmount(most),
          })}
        </p>
      )}
      {made.length === 0 && <p>{t('daily-figures:nothingGraded')}</p>}
    </div>
  );
}
