import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { useTranslation } from 'react-i18next';
import { readBookMs, useLineState } from '../../ground/live/line-state.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import { LegGame } from './LegGame.tsx';
import { LegLine } from './LegLine.tsx';
import classes from './LegStanding.module.css';

interface LegStandingProps {
  item: BetItem;
  terms: Bet['terms'];
}

const hasBegun = (score: GameScore | null | undefined, { pick, gameDateTimeMs }: BetItem): boolean =>
  pick.type === 'G' &&
  (score === null || score === undefined ? readBookMs() >= gameDateTimeMs : score.phase !== 'scheduled');

/** The state of an undecided leg: its game once that has begun, and where its line is now. */
export function LegStanding({ item, terms }: LegStandingProps) {
  const { t } = useTranslation();
  const known = useFollowedPicks((state) => state.known.get(keyOfPick(item.pick)));
  const begun = hasBegun(known?.score, item);
  const isCutOff = useLineState(({ connection }) => connection !== 'live' && connection !== 'connecting');
  // Its place is reserved until it is known, so that nothing moves.
  if (known === undefined)
    return (
      <div className={classes['place']} data-begun={begun}>
        {isCutOff && (
          <p className={classes['old']}>{begun ? t('open-bets:noScore') : t('open-bets:noLineNow')}</p>
        )}
      </div>
    );
  const { quote, score, isScoreFresh, isLineAwaited } = known;
  return (
    <div className={classes['place']} data-begun={begun}>
      {begun && score === null && <p className={classes['old']}>{t('open-bets:noScore')}</p>}
      {begun && score !== null && <LegGame item={item} terms={terms} score={score} isFresh={isScoreFresh} />}
      {(!isLineAwaited || isCutOff) && <LegLine item={item} terms={terms} quote={quote} isLive={begun} />}
    </div>
  );
}
