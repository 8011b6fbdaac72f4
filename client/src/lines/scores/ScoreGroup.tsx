import type { GameClose } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import type { ScoreLeague } from './group-scores.ts';
import { ScoreGame } from './ScoreGame.tsx';
import classes from './ScoreGroup.module.css';

interface ScoreGroupProps {
  league: ScoreLeague;
  /** The key is the game's number. */
  closes: ReadonlyMap<number, GameClose>;
  isOpen: boolean;
  onToggle: () => void;
}

/** A league and its games; its name opens and closes it. */
export function ScoreGroup({ league, closes, isOpen, onToggle }: ScoreGroupProps) {
  const { t } = useTranslation();
  const id = useId();
  const { sportType, sportSubType, games, liveCount } = league;
  return (
    <section className={classes['group']} aria-labelledby={id}>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <SportIcon group={sportType} />
          <span id={id} className={classes['name']}>
            {t(`league:${sportSubType}`, { defaultValue: sportSubType })}
          </span>
          <span className={`${classes['counts']} lb-figures`}>
            {liveCount > 0 && <strong>{t('scores:liveCount', { count: liveCount })}</strong>}
            <span>{t('scores:gamesCount', { count: games.length })}</span>
          </span>
          <Icon name="down" />
        </button>
      </h2>
      {isOpen && (
        <ul className={classes['games']}>
          {games.map((game) => (
            <ScoreGame key={game.eventId} game={game} close={closes.get(game.eventId)} />
          ))}
        </ul>
      )}
    </section>
  );
}
