import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import scoresTexts from '@lineboard/domain/catalogues/en/later/scores.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { isToday, listScoreWeeks, TODAY_INDEX } from '@lineboard/domain/lines/offering/score-weeks';
import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { isScoreShown, selectOnePerEvent } from '@lineboard/domain/lines/offering/select-shown-scores';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { readBookMs } from '../../ground/live/line-state.ts';
import { useFavorites } from '../../betting/offering/use-favorites.ts';
import pageClasses from '../../ground/ui/Page.module.css';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { groupScores } from './group-scores.ts';
import { ScoreFilters } from './ScoreFilters.tsx';
import { ScoreGroup } from './ScoreGroup.tsx';
import { useScores } from './scores-store.ts';
import { useLiveScores } from './use-live-scores.ts';
import { useLoadScores } from './use-load-scores.ts';
import { useScoresAddress } from './use-scores-address.ts';

const NO_RECORDS: readonly ScoreRecord[] = [];

/** The scores of today as they change, or of a week, by league. */
export function ScoresPage() {
  useTexts({ 'open-bets': openBets, transactions, scores: scoresTexts, 'in-play': inPlay });
  const { t } = useTranslation();
  const { week = TODAY_INDEX, sport, finals: showFinals = true, closed, change } = useScoresAddress();
  const source = useScores();
  const load = useLoadScores(week, showFinals);
  const { answer } = source;
  const records = useMemo(() => (answer === null ? NO_RECORDS : selectOnePerEvent(answer.records)), [answer]);
  const closes = useMemo(
    () => new Map((answer?.closes ?? []).map((close) => [close.eventId, close])),
    [answer],
  );
  const scores = useLiveScores(records, isToday(week));
  const favorites = useFavorites();
  // A game that ends while the page is open goes away as it would with the next answer.
  const all = groupScores(
    scores.filter((score) => isScoreShown(score, showFinals)),
    favorites,
  );
  const leagues = sport === undefined ? all : all.filter(({ sportType }) => sportType === sport);
  const sports = new Set(all.map(({ sportType }) => sportType));
  if (sport !== undefined) sports.add(sport);
  const isOpen = (key: string): boolean => closed !== 'all' && closed?.includes(key) !== true;
  const toggle = (key: string): void => {
    const others = all.map((league) => league.key).filter((other) => other !== key && !isOpen(other));
    change({ closed: isOpen(key) ? [...others, key] : others }, false);
  };
  return (
    <div className={pageClasses['page']}>
      <div className={pageClasses['head']}>
        <h1>{t('shell:scores')}</h1>
      </div>
      <ScoreFilters
        weeks={answer?.weeks ?? listScoreWeeks(dayOf(readBookMs()))}
        sports={[...sports]}
        isAllClosed={leagues.length > 0 && !leagues.some(({ key }) => isOpen(key))}
      />
      <AnswerSaid source={{ ...source, load }} isWanted loading={t('scores:loading')} />
      {answer !== null && leagues.length === 0 && (
        <PageEmpty title={t('scores:empty')} how={t('scores:emptyHow')} />
      )}
      {leagues.map((league) => (
        <ScoreGroup
          key={league.key}
          league={league}
          closes={closes}
          isOpen={isOpen(league.key)}
          onToggle={() => toggle(league.key)}
        />
      ))}
    </div>
  );
}
