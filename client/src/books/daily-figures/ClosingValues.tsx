import closingLine from '@lineboard/domain/catalogues/en/later/closing-line.json';
import { type AverageValue, averageValuesBy } from '@lineboard/domain/books/daily-figures/average-values-by';
import { CLOSES_OF_BETS } from '@lineboard/domain/books/daily-figures/figure-bounds';
import type { ValueByKind } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { describePointsBetter } from '../closing-line/describe-points-better.ts';
import { writePercent } from '../closing-line/write-percent.ts';
import charts from './ChartsView.module.css';
import classes from './MadeChart.module.css';
import own from './ClosingValues.module.css';

const MARKET_TEXTS = {
  S: 'marketS',
  M: 'marketM',
  L: 'marketL',
  E: 'marketE',
  C: 'contest',
} as const;

const isMarket = (name: string): name is keyof typeof MARKET_TEXTS => Object.hasOwn(MARKET_TEXTS, name);

/** What the customer's legs were worth against their closing lines, by sport and by market, with how many they are. */
export function ClosingValues({ closes }: { closes: readonly ValueByKind[] }) {
  useTexts({ 'closing-line': closingLine });
  const { t } = useTranslation();
  if (closes.length === 0) return <p className={charts['note']}>{t('closing-line:chart.none')}</p>;
  return (
    <>
      <div className={charts['kinds']}>
        <ValueChart
          title={t('closing-line:chart.sport')}
          values={averageValuesBy(closes, 'sportType').map((value) => ({
            ...value,
            text: t(`sport:${value.name}`, { defaultValue: value.name }),
          }))}
        />
        <ValueChart
          title={t('closing-line:chart.market')}
          values={averageValuesBy(closes, 'market').map((value) => ({
            ...value,
            text: isMarket(value.name) ? t(`pick:${MARKET_TEXTS[value.name]}`) : value.name,
          }))}
        />
      </div>
      <p className={charts['note']}>{t('closing-line:chart.note', { most: CLOSES_OF_BETS })}</p>
    </>
  );
}

type ShownValue = AverageValue & { text: string };

function ValueChart({ title, values }: { title: string; values: readonly ShownValue[] }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...values.map(({ same }) => Math.abs(same?.percent ?? 0)));
  return (
    <div className={classes['made']}>
      <table className="lb-figures">
        <caption>{title}</caption>
        <thead className="lb-visually-hidden">
          <tr>
            <th scope="col">{t('daily-figures:kind')}</th>
            <th scope="col">{t('closing-line:chart.percent')}</th>
            <th scope="col">{t('closing-line:chart.points')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ name, text, same, other }) => (
            <tr key={name}>
              <th scope="row">{text}</th>
              <td>{same !== null && <Worth {...same} most={most} />}</td>
              <td className={own['points']}>{other !== null && <Points {...other} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {values.some(({ same }) => same !== null) && (
        <p className="lb-figures">
          {t('daily-figures:scale', { from: writePercent(-most), to: writePercent(most) })}
        </p>
      )}
    </div>
  );
}

function Worth({ legs, percent, most }: { legs: number; percent: number; most: number }) {
  const { t } = useTranslation();
  const share = (Math.abs(percent) / most) * 50;
  return (
    <div className={own['worth']}>
      <span className={classes['track']} aria-hidden="true">
        <span
          className={classes['bar']}
          data-way={percent < 0 ? 'down' : 'up'}
          style={{ left: `${percent < 0 ? 50 - share : 50}%`, width: `${share}%` }}
        />
        <span className={classes['zero']} style={{ left: '50%' }} />
      </span>
      <b data-way={percent < 0 ? 'down' : 'up'}>{writePercent(percent)}</b>
      <small>{t('daily-figures:betCount', { count: legs })}</small>
    </div>
  );
}

function Points({ legs, points }: { legs: number; points: number }) {
  const { t } = useTranslation();
  return (
    <>
      {describePointsBetter(t, points)}
      <small>{t('daily-figures:betCount', { count: legs })}</small>
    </>
  );
}
