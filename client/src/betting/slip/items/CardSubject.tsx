import { useTranslation } from 'react-i18next';
import type { PickWords } from '../../bets/describe-pick.ts';
import { describeScore } from '../../bets/describe-score.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import type { SlipCard } from '../state/slip-view.ts';
import { LiveMark } from './LiveMark.tsx';
import classes from './SlipItemCard.module.css';

interface CardSubjectProps {
  card: SlipCard;
  words: PickWords | null;
  /** null for a teaser's picks, which have no price of their own. */
  price: string | null;
  /** Its game is said once above it, with the others of its combination. */
  isBrief: boolean;
}

/** The subject of a pick: its market and its game, with the start or, once that has begun, clock and score. */
export function CardSubject({ card: { subject, live }, words, price, isBrief }: CardSubjectProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const startMs = subject?.gameDateTimeMs ?? null;
  return (
    <>
      <div className={classes['about']}>
        {words !== null && subject !== null && (
          <p>
            <span>{words.market}</span>
            {live === null && startMs !== null && !isBrief && (
              <time className="lb-figures" dateTime={new Date(startMs).toISOString()}>
                {dateTime(startMs)}
              </time>
            )}
            {live !== null && <LiveMark live={live} sportType={subject.sportType} />}
          </p>
        )}
        {price !== null && <span className={`${classes['price']} lb-figures`}>{price}</span>}
      </div>
      {words !== null && subject !== null && !(isBrief && live === null) && (
        <p className={`${classes['event']} lb-figures`}>
          {live?.score == null ? words.event : describeScore(t, subject, live.score)}
        </p>
      )}
    </>
  );
}
