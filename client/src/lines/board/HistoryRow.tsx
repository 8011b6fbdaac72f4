import unfolded from '@lineboard/domain/catalogues/en/later/unfolded.json';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { HistoryDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { readBookMs } from '../../ground/live/line-state.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { CombineLink } from '../../betting/offering/CombineLink.tsx';
import { GamePageLink } from '../../betting/offering/GamePageLink.tsx';
import { FavoriteStar } from '../../betting/offering/FavoriteStar.tsx';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';
import { PropsBuilderLink } from '../../betting/offering/PropsBuilderLink.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { writePrice, writeSpread, writeTotal } from './cell-texts.ts';
import classes from './HistoryRow.module.css';
import { calculateLineChart, CHART_HEIGHT, CHART_WIDTH, type ChartMarket } from './line-chart.ts';
import { useLineHistory } from './use-line-history.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';

/** Under an unfolded game: spread, moneyline and total since the opening, each below its column. */
export function HistoryRow({ history: { topic, gameNum, team1, team2 } }: { history: HistoryDetail }) {
  useTexts({ unfolded });
  const { t } = useTranslation();
  const formats = useFormats();
  const { history, retry } = useLineHistory(gameNum);
  const isMissing = history === 'failed' || history === 'none';
  return (
    <div role="gridcell" aria-colspan={5} aria-busy={history === null} className={classes['history']}>
      <div className={classes['title']}>
        <span>{t('unfolded:history.title')}</span>
        {history !== null && !isMissing && (
          <span>{t('unfolded:history.since', { time: formats.dateTime(history.points[0]!.bookMs) })}</span>
        )}
        <TeamStars topic={topic} teams={[team1, team2]} />
        <div className={classes['links']}>
          <PropsBuilderLink gameNum={gameNum} team1={team1} team2={team2} />
          <CombineLink topic={topic} gameNum={gameNum} team1={team1} team2={team2} />
          <GamePageLink gameNum={gameNum} team1={team1} team2={team2} />
        </div>
      </div>
      {isMissing ? (
        <div className={classes['missing']}>
          {t(`unfolded:history.${history}`)}
          {history === 'failed' && (
            <button type="button" onClick={retry}>
              {t('board:retry')}
            </button>
          )}
        </div>
      ) : (
        <div className={classes['charts']}>
          {(['spread1', 'moneyLine1', 'totalPoints'] as const).map((market) => (
            <Chart key={market} market={market} team={team1} history={history} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The charts show the first team. */
function TeamStars({ topic, teams }: { topic: TopicName; teams: readonly string[] }) {
  const { sport, league } = namesOfTopic(topic);
  return (
    <div className={classes['teams']}>
      {teams.map((team) => (
        <FavoriteStar
          key={team}
          favorite={{ sportType: sport, sportSubType: league, team }}
          name={team}
          isNamed
        />
      ))}
    </div>
  );
}

const LABELS = {
  spread1: 'board:head.spread',
  moneyLine1: 'board:head.moneyLine',
  totalPoints: 'board:head.total',
} as const;

function Chart({
  market,
  team,
  history,
}: {
  market: ChartMarket;
  team: string;
  history: LineHistory | null;
}) {
  const { t } = useTranslation();
  const priceType = useDeviceSettings((settings) => settings.priceType);
  if (history === null) return <div className={classes['loading']} />;
  const chart = calculateLineChart(history.points, market, readBookMs());
  const label = t(LABELS[market]);
  if (chart === null)
    return (
      <p className={`${classes['chart']} ${classes['figures']}`}>
        <span className="lb-visually-hidden">{label}</span>
        {t('unfolded:history.noLine')}
      </p>
    );
  const write = { spread1: writeSpread, moneyLine1: writePrice[priceType], totalPoints: writeTotal }[market];
  const figures = {
    opened: chart.opened === null ? '' : write(chart.opened),
    now: chart.now === null ? t('unfolded:history.noLine') : write(chart.now),
    lowest: write(chart.lowest),
    highest: write(chart.highest),
  };
  return (
    <div className={classes['chart']}>
      <p className="lb-visually-hidden">
        {market === 'totalPoints'
          ? t('unfolded:history.sayTotal', { label, ...figures })
          : t('unfolded:history.say', { label, team, ...figures })}
      </p>
      <p aria-hidden="true" className={classes['figures']}>
        <span>{figures.opened} →</span>
        <b>{figures.now}</b>
      </p>
      <div aria-hidden="true" className={classes['plot']}>
        <span className={classes['scale']} data-alone={figures.lowest === figures.highest}>
          <span>{figures.highest}</span>
          {figures.lowest !== figures.highest && <span>{figures.lowest}</span>}
        </span>
        <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {chart.zeroY !== null && (
            <line data-zero x1="0" x2={CHART_WIDTH} y1={chart.zeroY} y2={chart.zeroY} />
          )}
          <path d={chart.path} />
        </svg>
      </div>
    </div>
  );
}
