import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import type { GamePick, PickKey } from '@lineboard/domain/ground/pick/pick';
import type { RefusedPick } from '@lineboard/workers/combining/combination-question';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { describeRefusal } from '../../betting/slip/items/describe-refusal.ts';
import { NO_CANDIDATES, useCombination } from '../../betting/slip/state/combination-store.ts';
import { listCombinedGames } from '../../betting/slip/state/combine-picks.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { picksOf, useDrawnPicks } from './use-drawn-picks.ts';
import { useMarkRefused } from './use-mark-refused.ts';

/** Has the worker say which of these may join the others. */
const offerPicks = (who: string, candidates: readonly GamePick[]): void => {
  useFoundLines.getState().list(who, [], candidates);
  useCombination.setState(candidates.length === 0 ? NO_CANDIDATES : { candidates });
};

/**
 * Greys the board's cells of a game whose picks stand on the slip as one, where they can't join them: another pick of
 * that game would. Draws nothing. Their lines are followed as those of a list are, since the worker that judges them
 * knows only what it is handed.
 */
export function RefusedCells() {
  useTexts({ combination });
  const { t } = useTranslation();
  const games = useSlip((state) => listCombinedGames(state, null).join());
  const keys = useDrawnPicks(games);
  const page = useRef<HTMLElement | null>(document.body);
  const who = useId();
  useEffect(() => offerPicks(who, keys === '' ? [] : picksOf(keys)), [who, keys]);
  useEffect(() => () => offerPicks(who, []), [who]);
  const say = useCallback(
    (pressed: PickKey | null, why: RefusedPick | undefined) => {
      if (pressed === null || why === undefined) return;
      const text = `${t('combination:title')}: ${describeRefusal(t, useSlip.getState(), why)}`;
      useNotices.getState().notify({ kind: 'info', text });
    },
    [t],
  );
  useMarkRefused(keys !== '', page, say);
  return null;
}
