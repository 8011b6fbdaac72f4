import type { ReactNode } from 'react';
import type { PickWords } from '../../bets/describe-pick.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import type { SlipCard } from '../state/slip-view.ts';
import classes from './CardSubject.module.css';
import { LiveMark } from './LiveMark.tsx';
import { useStartFormat } from '../../bets/use-start-format.ts';

interface CardSubjectProps {
  card: SlipCard;
  words: PickWords | null;
  /** Its game is said once above it, with the others of its combination. */
  isBrief: boolean;
  /** What is said before its market. */
  children: ReactNode;
}

/**
 * The subject of a pick: its game, or once that has begun its score and clock, then its market and its start. The game
 * comes first: for a total, it is all that says which one.
 */
export function CardSubject({ card: { subject, live }, words, isBrief, children }: CardSubjectProps) {
  const { dateTime } = useFormats();
  const formatStart = useStartFormat();
  if (words === null || subject === null) return null;
  const startMs = live === null && !isBrief ? subject.gameDateTimeMs : null;
  return (
    <p className={`${classes['subject']} lb-figures`}>
      {live !== null && <LiveMark live={live} subject={subject} event={isBrief ? null : words.event} />}
      {live === null && !isBrief && <span>{words.event}</span>}{' '}
      <span className={classes['rest']}>
        {children} <span>{words.market}</span>{' '}
        {startMs !== null && (
          <time dateTime={new Date(startMs).toISOString()} title={dateTime(startMs)}>
            {formatStart(startMs)}
          </time>
        )}
      </span>
    </p>
  );
}
