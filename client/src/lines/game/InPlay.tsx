import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writePrice, writeSpread, writeTotal } from '../board/cell-texts.ts';
import { CHART_HEIGHT, CHART_WIDTH, type ChartMarket } from '../board/line-chart.ts';
import type { ShownHistory } from '../board/use-line-history.ts';
import { describeClockAtLength } from '../../ground/formats/describe-clock-at-length.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { writeSegments } from '../../ground/formats/write-sets.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { readBookMs } from '../../ground/live/line-state.ts';
import { Tab } from '../../ground/ui/Tab.tsx';
import historyClasses from './GameHistory.module.css';
import pageClasses from './GamePage.module.css';
import classes from './InPlay.module.css';
import { layoutMoves, type LineMove, type MovesLayout, type ScoredMove } from './layout-moves.ts';
import { PART_IDS } from './part-ids.ts';

const LABELS = {
  spread1: 'board:head.spread',
  moneyLine1: 'board:head.moneyLine',
  totalPoints: 'board:head.total',
} as const;
const MARKETS = ['spread1', 'moneyLine1', 'totalPoints'] as const;

type WriteFigure = (figure: number | null) => string;

/** How score and line of a game in play moved last, on one axis of time. */
export function InPlay({ game, shown: { history, retry } }: { game: ScoreRecord; shown: ShownHistory }) {
  const { t } = useTranslation();
  const [market, setMarket] = useState<ChartMarket>('spread1');
  const told = typeof history === 'string' ? null : history;
  return (
    <section className={pageClasses['part']} aria-labelledby={PART_IDS.inPlay}>
      <h2 id={PART_IDS.inPlay} tabIndex={-1}>
        {t('in-play:title')}
      </h2>
      <div className={historyClasses['history']}>
        <div className={historyClasses['tabs']} role="group" aria-label={t('in-play:market')}>
          {MARKETS.map((one) => (
            <Tab key={one} isChosen={one === market} onChoose={() => setMarket(one)}>
              {t(LABELS[one])}
            </Tab>
          ))}
        </div>
        {history === null ? (
          <div className={classes['empty']} aria-busy="true" />
        ) : history === 'failed' ? (
          <div className={`${historyClasses['empty']} ${classes['empty']}`}>
            <p>{t('unfolded:history.failed')}</p>
            <button type="button" onClick={retry}>
              {t('board:retry')}
            </button>
          </div>
        ) : (
          <Moves game={game} market={market} history={told} />
        )}
      </div>
    </section>
  );
}

interface MovesProps {
  game: ScoreRecord;
  market: ChartMarket;
  history: LineHistory | null;
}

function Moves({ game, market, history }: MovesProps) {
  const { t } = useTranslation();
  const priceType = useDeviceSettings((settings) => settings.priceType);
  // The axis goes on with each answer, not with each second: nothing creeps.
  const layout = useMemo(
    () => layoutMoves(history?.points ?? [], history?.scores ?? [], market, readBookMs()),
    [history, market],
  );
  if (layout === null)
    return <p className={`${historyClasses['empty']} ${classes['empty']}`}>{t('in-play:noMoves')}</p>;
  const writeMarket = { spread1: writeSpread, moneyLine1: writePrice[priceType], totalPoints: writeTotal }[
    market
  ];
  const write: WriteFigure = (figure) =>
    figure === null ? t('unfolded:history.noLine') : writeMarket(figure);
  return (
    <>
      <Said layout={layout} game={game} market={market} write={write} />
      <Drawing layout={layout} write={write} />
      <p className={classes['team']}>
        {market === 'totalPoints'
          ? t(LABELS[market])
          : `${t(LABELS[market])} ${t('game:ofTeam', { team: game.team1Id })}`}
      </p>
      <MovesTable sportType={game.sportType} moves={layout.moves} write={write} />
    </>
  );
}

interface SaidProps {
  layout: MovesLayout;
  game: ScoreRecord;
  market: ChartMarket;
  write: WriteFigure;
}

/** What the drawing shows, in words. */
function Said({ layout: { chart, fromMs }, game, market, write }: SaidProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  if (chart === null) return null;
  const figures = {
    label: t(LABELS[market]),
    opened: write(chart.opened),
    now: write(chart.now),
    lowest: write(chart.lowest),
    highest: write(chart.highest),
  };
  return (
    <p className="lb-visually-hidden">
      {t('in-play:from', { time: time(fromMs) })}{' '}
      {market === 'totalPoints'
        ? t('in-play:sayTotal', figures)
        : t('in-play:say', { ...figures, team: game.team1Id })}
    </p>
  );
}

/** The scores above the line, at the moments at which they came. */
function Drawing({ layout: { chart, scored, fromMs }, write }: { layout: MovesLayout; write: WriteFigure }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <div className={`${classes['plot']} lb-figures`} aria-hidden="true">
      <div className={classes['scores']}>
        {scored.map(
          ({ bookMs, score1, score2, segments, x, row }) =>
            row !== null && (
              <span key={bookMs} data-row={row} style={{ '--x': x } as CSSProperties} data-end={x > 0.85}>
                {writeSegments(segments ?? []).at(-1) ?? `${score1}–${score2}`}
              </span>
            ),
        )}
      </div>
      <div className={classes['drawing']}>
        <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {scored.map(({ bookMs, x }) => (
            <line key={bookMs} x1={x * CHART_WIDTH} x2={x * CHART_WIDTH} y1="0" y2={CHART_HEIGHT} />
          ))}
          {chart !== null && (
            <>
              {chart.zeroY !== null && (
                <line data-zero x1="0" x2={CHART_WIDTH} y1={chart.zeroY} y2={chart.zeroY} />
              )}
              <path d={chart.path} />
            </>
          )}
        </svg>
      </div>
      <div className={classes['figures']}>
        {chart !== null && (
          <>
            <span data-alone={chart.lowest === chart.highest}>{write(chart.highest)}</span>
            {chart.lowest !== chart.highest && <span>{write(chart.lowest)}</span>}
          </>
        )}
      </div>
      <div className={classes['axis']}>
        <span>{time(fromMs)}</span>
        <span>{t('game:now')}</span>
      </div>
    </div>
  );
}

interface MovesTableProps {
  sportType: string;
  moves: ReadonlyArray<LineMove | ScoredMove>;
  write: WriteFigure;
}

function MovesTable({ sportType, moves, write }: MovesTableProps) {
  const { t, i18n } = useTranslation();
  const sayScore = ({ score1, score2, segments = [], clock }: ScoredMove): string =>
    [
      `${score1}–${score2}`,
      ...(segments.length === 0 ? [] : [writeSegments(segments).join(' ')]),
      ...describeClockAtLength({ t, language: i18n.language }, sportType, clock),
    ].join(' · ');
  const { time } = useFormats();
  return (
    <details className={`${historyClasses['values']} ${classes['moves']}`}>
      <summary>{t('in-play:asTable')}</summary>
      <table className="lb-figures">
        <thead>
          <tr>
            <th scope="col">{t('in-play:moment')}</th>
            <th scope="col">{t('in-play:score')}</th>
            <th scope="col">{t('in-play:line')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={`${move.kind}${move.bookMs}`}>
              <th scope="row">{time(move.bookMs)}</th>
              <td>{move.kind === 'score' && sayScore(move)}</td>
              <td>{move.kind === 'line' && write(move.figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
