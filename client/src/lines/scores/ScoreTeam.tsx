import { useTranslation } from 'react-i18next';
import { TeamMarkSlot } from '../../ground/formats/TeamMarkSlot.tsx';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './ScoreTeam.module.css';

interface ScoreTeamProps {
  teams: readonly [string, string];
  side: 0 | 1;
  hasWon: boolean;
  /** What having the ball is called, for the team that has it. */
  possession?: string | null;
}

/** A team at the head of its points: mark, name, and whether it won. */
export function ScoreTeam({ teams, side, hasWon, possession = null }: ScoreTeamProps) {
  const { t } = useTranslation();
  return (
    <span className={classes['team']}>
      <span className={classes['mark']}>
        <TeamMarkSlot team1={teams[0]} team2={teams[1]} side={side} />
      </span>
      <span className={classes['name']}>{teams[side]}</span>
      {possession !== null && (
        <span role="img" className={classes['possession']} aria-label={possession} title={possession} />
      )}
      {hasWon && <Icon name="check" size={16} />}
      {hasWon && <span className="lb-visually-hidden"> {t('scores:won')}</span>}
    </span>
  );
}
