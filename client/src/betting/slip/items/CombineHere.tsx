import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { findGameModel } from '@lineboard/domain/betting/combination/game-model';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { selectIsQuiet, useSession } from '../../../ground/session/session-store.ts';
import { listSeparateGames } from '../state/combine-picks.ts';
import { combineItems } from '../state/keep-combinations.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './CombinationHead.module.css';

/**
 * Above the picks of a parlay: the games with several picks that may count as one, and a press that makes them one.
 * Nobody is invited to bet in a time-out.
 */
export function CombineHere({ isLocked }: { isLocked: boolean }) {
  useTexts({ combination });
  const { t } = useTranslation();
  const state = useSlip();
  const isQuiet = useSession(selectIsQuiet);
  if (isQuiet) return null;
  return listSeparateGames(state).map((picks) => {
    const itemIds = picks.map(({ itemId }) => itemId);
    const quote = state.quotes.get(itemIds[0] ?? '') ?? null;
    const hasBegun = itemIds.some((itemId) => state.begun.get(itemId) === true);
    if (hasBegun || quote?.type !== 'G' || findGameModel(quote.game) === undefined) return null;
    const { gameNum, team1Id, team2Id } = quote.game;
    return (
      <div key={gameNum} className={classes['here']}>
        <p>{t('combination:ofOneGame', { number: picks.length, team1: team1Id, team2: team2Id })}</p>
        <button type="button" disabled={isLocked} onClick={() => combineItems(itemIds)}>
          {t('combination:combine')}
        </button>
      </div>
    );
  });
}
