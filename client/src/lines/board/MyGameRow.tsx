import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useTranslation } from 'react-i18next';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import type { MyLegs } from '../../betting/my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../betting/my-legs/my-legs-store.ts';
import { describeLegNow } from '../../books/open-bets/describe-leg-now.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './MyGameRow.module.css';

/** A row of one line has the room. */
const MOST_SHOWN = 2;

/** Under a game of the customer's: each bet on it, and how that stands at the score. Its height never changes. */
export function MyGameRow({ gameNum }: { gameNum: number }) {
  useTexts({ 'open-bets': openBets, 'my-bets': myBets });
  const { t } = useTranslation();
  const legs = useMyLegs((state) => state.legs);
  const own = legs.filter(({ item: { pick } }) => pick.type === 'G' && pick.gameNum === gameNum);
  const further = own.length - MOST_SHOWN;
  return (
    <div role="gridcell" aria-colspan={5} className={`${classes['row']} lb-figures`}>
      <ul>
        {own.slice(0, MOST_SHOWN).map((leg, at) => (
          <Leg key={at} leg={leg} />
        ))}
      </ul>
      {further > 0 && <span className={classes['further']}>{t('my-bets:further', { count: further })}</span>}
    </div>
  );
}

function Leg({ leg: { item, terms } }: { leg: MyLegs['legs'][number] }) {
  const { t } = useTranslation();
  const known = useFollowedPicks((state) => state.known.get(keyOfPick(item.pick)));
  const now = describeLegNow(t, item, terms, known);
  return (
    <li>
      <span className={classes['bet']}>{describeItemBet(t, item)}</span>
      {now !== null && (
        <strong className={classes['now']} data-standing={now.standing}>
          {now.words}
        </strong>
      )}
    </li>
  );
}
