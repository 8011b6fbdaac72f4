import type { OfferedLine } from '@lineboard/domain/lines/offering/game-answer.schema';
import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKET_OF } from '../alerts/alert-draft.ts';
import { TellMe } from '../alerts/TellMe.tsx';
import { useLastLook } from './use-last-look.ts';
import { writePrice, writeSpread, writeTotal } from '../board/cell-texts.ts';
import { calculateLineChart, CHART_HEIGHT, CHART_WIDTH, type ChartMarket } from '../board/line-chart.ts';
import { useLineHistory } from '../board/use-line-history.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { readBookMs } from '../../ground/live/line-state.ts';
import { Tab } from '../../ground/ui/Tab.tsx';
import { useWasSeen } from '../../ground/ui/use-was-seen.ts';
import classes from './GameHistory.module.css';
import pageClasses from './GamePage.module.css';
import { HistoryTable } from './HistoryTable.tsx';
import { PART_IDS } from './part-ids.ts';
import { useAlertLines } from './use-alert-lines.ts';

const LABELS = {
  spread1: 'board:head.spread',
  moneyLine1: 'board:head.moneyLine',
  totalPoints: 'board:head.total',
} as const;
const MARKETS = ['spread1', 'moneyLine1', 'totalPoints'] as const;

interface GameHistoryProps {
  game: ScoreRecord;
  lines: readonly OfferedLine[];
  isOver: boolean;
}

/** How the full game's line moved since its opening, one market at a time; requested once it is visible. */
export function GameHistory({ game, lines, isOver }: GameHistoryProps) {
  const { t } = useTranslation();
  const part = useRef<HTMLElement>(null);
  const wasSeen = useWasSeen(part);
  const [market, setMarket] = useState<ChartMarket>('spread1');
  return (
    <section ref={part} className={pageClasses['part']} aria-labelledby={PART_IDS.history}>
      <h2 id={PART_IDS.history} tabIndex={-1}>
        {t('game:history')}
      </h2>
      <div className={classes['history']}>
        <div className={classes['tabs']} role="group" aria-label={t('game:history')}>
          {MARKETS.map((one) => (
            <Tab key={one} isChosen={one === market} onChoose={() => setMarket(one)}>
              {t(LABELS[one])}
            </Tab>
          ))}
        </div>
        {wasSeen ? (
          <Loaded game={game} market={market} lines={lines} isOver={isOver} />
        ) : (
          <div className={classes['empty']} />
        )}
      </div>
    </section>
  );
}

function Loaded({ game, market, lines, isOver }: GameHistoryProps & { market: ChartMarket }) {
  const { t } = useTranslation();
  const { history, retry } = useLineHistory(game.eventId);
  if (history === null) return <div className={classes['empty']} aria-busy="true" />;
  if (history === 'none') return <p className={classes['empty']}>{t('unfolded:history.none')}</p>;
  if (history === 'failed')
    return (
      <div className={classes['empty']}>
        <p>{t('unfolded:history.failed')}</p>
        <button type="button" onClick={retry}>
          {t('board:retry')}
        </button>
      </div>
    );
  const now = history.points.at(-1)?.[market] ?? null;
  return (
    <>
      <Chart game={game} market={market} history={history} />
      <div className={classes['foot']}>
        <LastLookLine history={history} market={market} />
        {!isOver && <TellOfLine key={market} game={game} market={market} lines={lines} now={now} />}
      </div>
    </>
  );
}

function TellOfLine({
  game,
  market,
  lines,
  now,
}: Omit<GameHistoryProps, 'isOver'> & { market: ChartMarket; now: number | null }) {
  const of = MARKET_OF[market];
  const about = useAlertLines(game.eventId, lines, of, now);
  return <TellMe game={game} market={of} lines={about} />;
}

/** The figures of a market in the page's format. */
const useWriteFigure = (market: ChartMarket): ((figure: number) => string) => {
  const priceType = useDeviceSettings((settings) => settings.priceType);
  return { spread1: writeSpread, moneyLine1: writePrice[priceType], totalPoints: writeTotal }[market];
};

function Chart({ game, market, history }: { game: ScoreRecord; market: ChartMarket; history: LineHistory }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const write = useWriteFigure(market);
  const chart = calculateLineChart(history.points, market, readBookMs());
  if (chart === null) return <p className={classes['empty']}>{t('game:noneYet')}</p>;
  const opened = chart.opened === null ? '' : write(chart.opened);
  const now = chart.now === null ? t('unfolded:history.noLine') : write(chart.now);
  const [lowest, highest] = [write(chart.lowest), write(chart.highest)];
  const from = dateTime(history.points[0]!.bookMs);
  const label = t(LABELS[market]);
  const figures = { label, opened, now, lowest, highest };
  return (
    <>
      <p className="lb-visually-hidden">
        {market === 'totalPoints'
          ? t('unfolded:history.sayTotal', figures)
          : t('unfolded:history.say', { ...figures, team: game.team1Id })}{' '}
        {t('game:since', { from })}
      </p>
      <div className={`${classes['figures']} lb-figures`}>
        <dl>
          <Figure name={t('line-memory:opened')} text={opened} />
          <Figure name={t('line-memory:lowest')} text={lowest} />
          <Figure name={t('line-memory:highest')} text={highest} />
          <Figure name={t('game:now')} text={now} isNow />
        </dl>
        {market !== 'totalPoints' && (
          <span className={classes['team']}>{t('game:ofTeam', { team: game.team1Id })}</span>
        )}
      </div>
      <div className={`${classes['plot']} lb-figures`} aria-hidden="true">
        <span className={classes['highest']} data-alone={lowest === highest}>
          {highest}
        </span>
        {lowest !== highest && <span className={classes['lowest']}>{lowest}</span>}
        <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {chart.zeroY !== null && (
            <line data-zero x1="0" x2={CHART_WIDTH} y1={chart.zeroY} y2={chart.zeroY} />
          )}
          <path d={chart.path} />
        </svg>
        <span className={classes['from']}>{from}</span>
        <span className={classes['to']}>{t('game:now')}</span>
      </div>
      <HistoryTable points={history.points} market={market} label={label} write={write} />
    </>
  );
}

function Figure({ name, text, isNow = false }: { name: string; text: string; isNow?: boolean }) {
  return (
    <div data-now={isNow}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** What it was when this game was looked at before on this device. Its line is kept free on the first look. */
function LastLookLine({ history, market }: { history: LineHistory; market: ChartMarket }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const write = useWriteFigure(market);
  const look = useLastLook(history, readBookMs());
  if (look === null) return <p className={classes['look']}>{t('line-memory:firstLook')}</p>;
  const before = look[market];
  const time = dateTime(look.bookMs);
  const isSame = before === (history.points.at(-1)?.[market] ?? null);
  const figure = before === null ? t('unfolded:history.noLine') : write(before);
  return (
    <p className={`${classes['look']} lb-figures`}>
      {isSame ? t('line-memory:unchanged', { time }) : t('line-memory:looked', { time, figure })}
    </p>
  );
}
