import type { TeamMarkProps } from '../../ground/formats/TeamMark.tsx';
import { TeamMarkSlot } from '../../ground/formats/TeamMarkSlot.tsx';
import classes from './PickMark.module.css';

/** Before what is bet, in its line: the mark of the team, its place kept until it has come. Nothing for other bets. */
export function PickMark({ mark }: { mark: TeamMarkProps | null }) {
  if (mark === null) return null;
  return (
    <span className={classes['place']}>
      <TeamMarkSlot {...mark} />
    </span>
  );
}
