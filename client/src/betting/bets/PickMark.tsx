import type { TeamMarkProps } from '../../ground/formats/TeamMark.tsx';
import { TeamMarkSlot } from '../../ground/formats/TeamMarkSlot.tsx';
import classes from './PickMark.module.css';

/**
 * The mark of the team, in front of the bet on its line. Its place is reserved until it is loaded. Nothing for other
 * bets.
 */
export function PickMark({ mark }: { mark: TeamMarkProps | null }) {
  if (mark === null) return null;
  return (
    <span className={classes['place']}>
      <TeamMarkSlot {...mark} />
    </span>
  );
}
