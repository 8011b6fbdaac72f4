import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findCell } from '../board/grid-keys.ts';
import { useFoundLines } from '../offering/found-lines-store.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import { ContestantHit } from './ContestantHit.tsx';
import { FoundCells, seeFoundLine } from './found-cells.ts';
import { GameHit } from './GameHit.tsx';
import { HitHead } from './HitHead.tsx';
import classes from './Hits.module.css';
import type { LeagueHit } from './find-leagues.ts';
import { type Hits as FoundHits, selectPicksOfHits, selectTopicsOfHits } from './select-hits.ts';

/** What was chosen of a list. */
export interface HitActions {
  goToLeague: (topic: string) => void;
  goToGame: (topic: string, gameNum: number) => void;
  goToContest: (topic: string, contestNum: number) => void;
  goToTicket: (ticketNumber: number) => void;
  /** A price went onto the slip or off it; the list stays. */
  onBet: () => void;
}

/** Keeps the lines of the list current for as long as it is there. */
const useFoundCells = (hits: FoundHits): FoundCells => {
  const [cells] = useState(() => new FoundCells());
  useEffect(() => cells.start(), [cells]);
  useEffect(() => {
    useFoundLines.getState().list(selectTopicsOfHits(hits), selectPicksOfHits(hits));
  }, [hits]);
  useEffect(() => () => useFoundLines.getState().list([], []), []);
  return cells;
};

/** Leagues, games by league and contestants, as one grid that the arrows move in. */
export function Hits({
  hits,
  leagues,
  actions,
}: {
  hits: FoundHits;
  leagues: readonly LeagueHit[];
  actions: HitActions;
}) {
  const { t } = useTranslation('search');
  const grid = useRef<HTMLDivElement>(null);
  const cells = useFoundCells(hits);

  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null;
    const pick = cells.pick(button?.dataset['pick'] ?? '');
    if (button === null || pick === undefined) return;
    const seen = seeFoundLine(pick);
    // What stands on the slip can always be taken off it.
    if (seen === null && button.getAttribute('aria-pressed') !== 'true') return;
    useSlip.getState().togglePick(pick, seen ?? { price: 0, line: null, position: { epoch: '', clk: 0 } });
    actions.onBet();
  };

  const move = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
    const to = findCell(event.target, event.key);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus({ preventScroll: true });
    to.scrollIntoView({ block: 'nearest' });
  };

  let index = 0;
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('results')}
      className={classes['hits']}
      onClick={press}
      onKeyDown={move}
    >
      {leagues.length > 0 && (
        <Group title={t('leagues')}>
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
              attach={cells.attach}
              onGo={() => actions.goToGame(topic, game.gameNum)}
            />
          ))}
        </Group>
      ))}
      {hits.contestants.length > 0 && (
        <Group title={t('contestants')}>
          {hits.contestants.map((match) => (
            <ContestantHit
              key={`${match.contestNum}.${match.contestantNum}`}
              match={match}
              index={index++}
              attach={cells.attach}
              onGo={() => actions.goToContest(match.topic, match.contestNum)}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  sport?: string;
  hasPrices?: boolean;
  children: React.ReactNode;
}

function Group({ title, sport, hasPrices = false, children }: GroupProps) {
  const { t } = useTranslation('board');
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
  const { t } = useTranslation('search');
  const { topic, sportSubType, sportType, count, isContest } = league;
  return (
    <div role="row" data-index={index} className={classes['league']}>
      <HitHead role="gridcell" onGo={() => onGo(topic)}>
        <span className={classes['name']}>{t(`league:${sportSubType}`, { defaultValue: sportSubType })}</span>{' '}
        <small>{t(`sport:${sportType}`, { defaultValue: sportType })}</small>{' '}
        <small className={classes['count']}>
          {isContest ? t('contestCount', { count }) : t('gameCount', { count })}
        </small>
      </HitHead>
    </div>
  );
}
