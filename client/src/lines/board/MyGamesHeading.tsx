import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import type { MineDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './HeadingRow.module.css';

/** Above the games that the customer has bet on; or, in a league, that all of its games are there. */
export function MyGamesHeading({ place }: Pick<MineDetail, 'place'>) {
  useTexts({ 'my-bets': myBets });
  const { t } = useTranslation();
  return (
    <div role="gridcell" aria-colspan={5} className={classes['heading']}>
      {place === 'heading' ? <h2>{t('my-bets:myGames')}</h2> : <span>{t('my-bets:allAbove')}</span>}
    </div>
  );
}
