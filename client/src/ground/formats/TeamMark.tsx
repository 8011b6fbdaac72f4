import type { CSSProperties } from 'react';
import { createMonograms } from './monogram.ts';
import classes from './TeamMark.module.css';

export interface TeamMarkProps {
  team1: string;
  team2: string;
  /** Which of the two teams. */
  side: 0 | 1;
}

/** A team's letters on a disc; its name is next to it. */
export function TeamMark({ team1, team2, side }: TeamMarkProps) {
  const { letters, hue } = createMonograms(team1, team2)[side];
  return (
    <span className={classes['mark']} style={{ '--lb-hue': hue } as CSSProperties} aria-hidden="true">
      {letters}
    </span>
  );
}
