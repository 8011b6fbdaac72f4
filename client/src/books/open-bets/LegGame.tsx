import { calculateLegStanding, type LegStanding } from '@lineboard/domain/betting/grading/leg-standing';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { periodOfLine } from '@lineboard/domain/ground/sport/alternate-line';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { describeScoreWhole } from '../../betting/bets/describe-score-whole.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { describeWhen } from './describe-when.ts';
import { describeDistance, selectStanding } from './describe-standing.ts';
import classes from './LegStanding.module.css';

interface LegGameProps {
  item: BetItem;
  terms: Bet['terms'];
  score: GameScore;
  isFresh: boolean;
}

/** `1st half 7–3`, `1st half 7–3, over`; null where the whole game counts. */
const describePeriod = (t: TFunction, { pick, sportType }: BetItem, standing: LegStanding): string | null => {
  if (pick.type === 'C' || periodOfLine(pick.periodNumber) === 0 || !isSportType(sportType)) return null;
  const label = labelOfLine(sportType, pick.periodNumber);
  if (label === undefined || standing.points === null) return null;
  const texts = { period: t(`period:${label}`), ...standing.points };
  return standing.isOver ? t('open-bets:periodOver', texts) : t('open-bets:periodSoFar', texts);
};

/** The game of a leg, as a link to its page: score, clock, and the leg's state unless its score may be old. */
export function LegGame({ item, terms, score, isFresh }: LegGameProps) {
  const { t } = useTranslation();
  const { pick } = item;
  if (pick.type === 'C') return null;
  const standing = isFresh ? calculateLegStanding({ ...item, pick }, score) : null;
  const shown = standing === null ? null : selectStanding(standing, terms);
  const period = standing === null ? null : describePeriod(t, item, standing);
  const distance = standing === null ? null : describeDistance(t, pick, standing);
  return (
    <Link
      to="/game/$gameNum"
      params={{ gameNum: String(pick.gameNum) }}
      preload={false}
      className={`${classes['game']} lb-figures`}
      data-fresh={isFresh}
    >
      <span className={classes['when']}>{describeWhen(t, item.sportType, score)}</span>
      <span className={classes['score']}>
        {describeScoreWhole(t, item, score)}
        {period !== null && <small>{period}</small>}
      </span>
      {shown !== null && (
        <span className={classes['standing']} data-standing={shown}>
          <strong>{t(`open-bets:standing.${shown}`)}</strong>
          {distance !== null && shown !== 'noAction' && <span>{distance}</span>}
        </span>
      )}
      {!isFresh && (
        <span className={classes['old']}>
          <Icon name="warning" size={16} />
          {t('open-bets:scoreOld')}
        </span>
      )}
      <Icon name="right" size={16} />
    </Link>
  );
}
