import type { FigureSpan } from '@lineboard/domain/books/daily-figures/figure-bounds';
import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { type PointerEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './BalanceChart.module.css';
import { BalanceTable } from './BalanceTable.tsx';
import { type BalanceDrawing, calculateBalanceDrawing, SIZE } from './balance-chart.ts';
import { FigureCents } from './FigureCents.tsx';

interface BalanceChartProps {
  days: FigureChartsAnswer['days'];
  span: FigureSpan;
}

/**
 * The balance at each day's end as a line. Pointing or the slider below chooses the day that is read out, and the
 * slider says it, too; a table has all days.
 */
export function BalanceChart({ days, span }: BalanceChartProps) {
  const { t } = useTranslation();
  const { full } = useDayFormats();
  const { amount } = useFormats();
  const title = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const drawing = useMemo(() => calculateBalanceDrawing(days, span), [days, span]);
  const last = days.length - 1;
  // A day that is no longer on the chart is replaced by the latest.
  const found = days.findIndex(({ thisDate }) => thisDate === chosen);
  const at = found < 0 ? last : found;
  const day = days[at];
  if (day === undefined) return null;
  const choose = (wanted: number): void =>
    setChosen(days[Math.min(last, Math.max(0, Math.round(wanted)))]?.thisDate ?? null);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) choose(((clientX - left) / width) * last);
  };
  return (
    <figure className={classes['chart']} aria-labelledby={title}>
      <div className={classes['head']}>
        <figcaption id={title}>{t('daily-figures:balanceByDay')}</figcaption>
        <p className={`${classes['read']} lb-figures`} aria-hidden="true">
          {full(day.thisDate)} <FigureCents as="balance" cents={day.balanceCents} />
        </p>
      </div>
      <Drawing drawing={drawing} at={at} span={span} onPoint={point} />
      <input
        type="range"
        className={classes['days']}
        min={0}
        max={last}
        value={at}
        aria-label={t('daily-figures:chartDay')}
        aria-valuetext={t('daily-figures:balanceOfDay', {
          day: full(day.thisDate),
          amount: amount(day.balanceCents),
        })}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      />
      <BalanceTable days={days} />
    </figure>
  );
}

interface DrawingProps {
  drawing: BalanceDrawing;
  /** The index of the day that is read out. */
  at: number;
  span: FigureSpan;
  onPoint: (event: PointerEvent) => void;
}

/** Only visual: the slider says what it shows, and the table has it. */
function Drawing({ drawing: { points, line, area, amounts, marks }, at, span, onPoint }: DrawingProps) {
  const { shortAmount } = useFormats();
  const { short, month } = useDayFormats();
  const { x, y } = points[at] ?? { x: SIZE, y: SIZE };
  const labels = amounts.map(({ cents, y: top }) => ({
    top,
    text: shortAmount(cents).replace('-', '−'),
  }));
  const longest = Math.max(...labels.map(({ text }) => text.length));
  return (
    <div className={`${classes['drawing']} lb-figures`} data-span={span} aria-hidden="true">
      <div className={classes['amounts']} style={{ width: `${longest}ch` }}>
        {labels.map(({ text, top }) => (
          <span key={top} style={{ top: `${top}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div className={classes['plot']} onPointerDown={onPoint} onPointerMove={onPoint}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" focusable="false">
          <path className={classes['area']} d={area} />
          {amounts.map(({ cents, y: top }) => (
            <path key={cents} className={classes['rule']} data-zero={cents === 0} d={`M0 ${top}H${SIZE}`} />
          ))}
          <path className={classes['line']} d={line} />
          <path className={classes['cursor']} d={`M${x} 0V${SIZE}`} />
        </svg>
        <span className={classes['dot']} style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div className={classes['marks']}>
        {marks.map(({ day, x: left }) => (
          <span key={day} style={{ left: `${left}%` }}>
            {span === 'year' ? month(day) : short(day)}
          </span>
        ))}
      </div>
    </div>
  );
}
