import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useTranslation } from 'react-i18next';
import type { ChartMarket } from '../board/line-chart.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './GameHistory.module.css';

interface HistoryTableProps {
  /** Oldest first. */
  points: readonly LinePoint[];
  market: ChartMarket;
  label: string;
  write: (figure: number) => string;
}

/** The chart's content as figures: each move of the market, the latest first. */
export function HistoryTable({ points, market, label, write }: HistoryTableProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const moves = points
    .filter((point, at) => at === 0 || point[market] !== points[at - 1]![market])
    .toReversed();
  return (
    <details className={classes['values']}>
      <summary>{t('game:values')}</summary>
      <div
        className={classes['scroll']}
        role="region"
        aria-label={`${t('game:values')}, ${label}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
      >
        <table className="lb-figures">
          <thead>
            <tr>
              <th scope="col">{t('game:time')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((point, at) => {
              const figure = point[market];
              return (
                <tr key={at}>
                  <th scope="row">{dateTime(point.bookMs)}</th>
                  <td>{figure === null ? t('unfolded:history.noLine') : write(figure)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
