import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { describeScoreWhole } from '../../betting/bets/describe-score-whole.ts';
import { describeLegNow } from './describe-leg-now.ts';
import { describeWhen } from './describe-when.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import type { SweatGame } from './sweat-bets.ts';
import classes from './SweatStrip.module.css';

/** Each game tells what has to happen: its score, and how each leg on it stands. */
export function SweatGames({ games }: { games: readonly SweatGame[] }) {
  const { t } = useTranslation();
  if (games.length === 0) return null;
  return (
    <>
      <h2 className={classes['head']}>{t('my-bets:games')}</h2>
      <ul className={classes['games']}>
        {games.map((game) => (
          <Game key={game.gameNum} game={game} />
        ))}
      </ul>
    </>
  );
}

function Game({ game: { gameNum, legs, isOpen } }: { game: SweatGame }) {
  const { t } = useTranslation();
  const [first] = legs;
  const score = useFollowedPicks((state) =>
    first === undefined ? undefined : state.known.get(keyOfPick(first.item.pick))?.score,
  );
  if (first === undefined || score == null) return null;
  return (
    <li data-open={isOpen}>
      <Link to="/game/$gameNum" params={{ gameNum: String(gameNum) }} preload={false} className="lb-figures">
        <span className={classes['when']}>
          {isOpen ? describeWhen(t, first.item.sportType, score) : t('my-bets:decided')}
        </span>{' '}
        <strong>{describeScoreWhole(t, first.item, score)}</strong>
      </Link>
      <ul className="lb-figures">
        {legs.map((leg, at) => (
          <Leg key={at} leg={leg} />
        ))}
      </ul>
    </li>
  );
}

function Leg({ leg: { item, terms } }: { leg: SweatGame['legs'][number] }) {
  const { t } = useTranslation();
  const known = useFollowedPicks((state) => state.known.get(keyOfPick(item.pick)));
  const now = describeLegNow(t, item, terms, known);
  return (
    <li>
      <span>{describeItemBet(t, item)}</span>
      {now === null ? (
        <em>{t(known?.isScoreFresh === false ? 'open-bets:scoreOld' : 'my-bets:state.later')}</em>
      ) : (
        <strong data-standing={now.standing}>{now.words}</strong>
      )}
    </li>
  );
}
