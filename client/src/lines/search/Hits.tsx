import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContestantHit } from './ContestantHit.tsx';
import { FoundGrid } from './FoundGrid.tsx';
import { GameHit } from './GameHit.tsx';
import { HitHead } from './HitHead.tsx';
import classes from './Hits.module.css';
import type { LeagueHit } from './find-leagues.ts';
import { type Hits as FoundHits, selectPicksOfHits, selectTopicsOfHits } from './select-hits.ts';

/** Actions on the list's entries. */
export interface HitActions {
  goToLeague: (topic: string) => void;
  goToGame: (topic: string, gameNum: number) => void;
  /** Opens its page. */
  openGame: (gameNum: number) => void;
  goToContest: (topic: string, contestNum: number) => void;
  goToTicket: (ticketNumber: number) => void;
  /** A price went onto the slip or off it; the list stays. */
  onBet: () => void;
}

interface HitsProps {
  /** The list's name. */
  label: string;
  hits: FoundHits;
  leagues: readonly LeagueHit[];
  actions: HitActions;
}

/** Leagues, games by league and contestants, as one grid with arrow keys. */
export function Hits({ label, hits, leagues, actions }: HitsProps) {
  const { t } = useTranslation();
  const topics = useMemo(() => selectTopicsOfHits(hits), [hits]);
  const picks = useMemo(() => selectPicksOfHits(hits), [hits]);
  let index = 0;
  return (
    <FoundGrid label={label} topics={topics} picks={picks} onBet={actions.onBet}>
      {(attach) => (
        <>
          {leagues.length > 0 && (
            <Group title={t('search:leagues')}>
              {leagues.map((league) => (
                <LeagueRow key={league.topic} league={league} index={index++} onGo={actions.goToLeague} />
              ))}
            </Group>
          )}
          {hits.leagues.map(({ topic, sportType, league, games }) => (
            <Group key={topic} title={league} sport={sportType} hasPrices>
              {games.map((game) => (
                <GameHit
                  key={game.gameNum}
                  game={game}
                  index={index++}
                  attach={attach}
                  onGo={() => actions.goToGame(topic, game.gameNum)}
                  onOpen={() => actions.openGame(game.gameNum)}
                />
              ))}
            </Group>
          ))}
          {hits.contestants.length > 0 && (
            <Group title={t('search:contestants')}>
              {hits.contestants.map((match) => (
                <ContestantHit
                  key={`${match.contestNum}.${match.contestantNum}`}
                  match={match}
                  index={index++}
                  attach={attach}
                  onGo={() => actions.goToContest(match.topic, match.contestNum)}
                />
              ))}
            </Group>
          )}
        </>
      )}
    </FoundGrid>
  );
}

interface GroupProps {
  title: string;
  sport?: string;
  hasPrices?: boolean;
  children: React.ReactNode;
}

function Group({ title, sport, hasPrices = false, children }: GroupProps) {
  const { t } = useTranslation();
  const heads = hasPrices ? [t('board:head.spread'), t('board:head.moneyLine'), t('board:head.total')] : [];
  return (
    <div role="rowgroup">
      <div role="row" className={classes['groupHead']}>
        <span role="columnheader" className={classes['groupName']}>
          {sport === undefined ? title : t(`league:${title}`, { defaultValue: title })}
          {sport !== undefined && <small>{t(`sport:${sport}`, { defaultValue: sport })}</small>}
        </span>
        {heads.map((head) => (
          <span key={head} role="columnheader" className={classes['column']}>
            {head}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}

interface LeagueRowProps {
  league: LeagueHit;
  index: number;
  onGo: (topic: string) => void;
}

function LeagueRow({ league, index, onGo }: LeagueRowProps) {
  const { t } = useTranslation();
  const { topic, sportSubType, sportType, count, isContest } = league;
  return (
    <div role="row" data-index={index} className={classes['league']}>
      <HitHead role="gridcell" onGo={() => onGo(topic)}>
        <span className={classes['name']}>{t(`league:${sportSubType}`, { defaultValue: sportSubType })}</span>{' '}
        <small>{t(`sport:${sportType}`, { defaultValue: sportType })}</small>{' '}
        <small className={classes['count']}>
          {isContest ? t('search:contestCount', { count }) : t('search:gameCount', { count })}
        </small>
      </HitHead>
    </div>
  );
}
