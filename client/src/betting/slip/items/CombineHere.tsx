import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { selectIsQuiet, useSession } from '../../../ground/session/session-store.ts';
import { listCombinableGames } from '../state/combinable-games.ts';
import { listCombinedGames, mayCombine } from '../state/combine-picks.ts';
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
  if (isQuiet || !mayCombine(state.options)) return null;
  const combined = listCombinedGames(state, null);
  return listCombinableGames(state)
    .filter(({ gameNum }) => !combined.includes(gameNum))
    .map(({ gameNum, team1Id, team2Id, itemIds }) => (
      <div key={gameNum} className={classes['here']}>
        <p>{t('combination:ofOneGame', { number: itemIds.length, team1: team1Id, team2: team2Id })}</p>
        <button type="button" disabled={isLocked} onClick={() => combineItems(itemIds)}>
          {t('combination:combine')}
        </button>
      </div>
    ));
}
