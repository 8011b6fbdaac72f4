import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { findLegConflicts } from '@lineboard/domain/betting/correlation/find-leg-conflicts';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeItem } from '../../betting/slip/items/describe-item.ts';
import { listCombinedGames } from '../../betting/slip/state/combine-picks.ts';
import type { SlipState } from '../../betting/slip/state/slip-state.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './refused-cells.module.css';
import { picksOf, useDrawnPicks } from './use-drawn-picks.ts';

/** The games of a ticket whose picks are one wager; a round robin leaves pairs out (HR-14). */
const listJudgedGames = (state: Pick<SlipState, 'items' | 'options'>): number[] => {
  const { mostLegs } = rowOfType(state.options.wagerType);
  const isOne = mostLegs !== null && state.options.roundRobinSizes.length === 0;
  if (!isOne) return [];
  const combined = listCombinedGames(state, null);
  const games = state.items.flatMap(({ pick }) => (pick.type === 'G' ? [pick.gameNum] : []));
  return [...new Set(games)].filter((gameNum) => !combined.includes(gameNum));
};

const CANDIDATE = 'candidate';

/** The picks on the slip beside which these can't stand (HR-11), by their keys. */
const findApart = ({ items, quotes, options }: SlipState, keys: string): Map<PickKey, string[]> => {
  const legs = items.map(({ itemId, pick }) => ({ itemId, pick, quote: quotes.get(itemId) ?? null }));
  const apart = new Map<PickKey, string[]>();
  for (const pick of picksOf(keys)) {
    const ofGame = legs.filter((leg) => leg.pick.type === 'G' && leg.pick.gameNum === pick.gameNum);
    // The game is theirs, too; a line of another period is refused whatever it says.
    const candidate = { itemId: CANDIDATE, pick, quote: ofGame[0]?.quote ?? null };
    const { isOneAGame } = rowOfType(options.wagerType);
    const others = findLegConflicts([...ofGame, candidate], [], isOneAGame).errors.flatMap((error) =>
      error.itemId === CANDIDATE && error.code === 'correlatedLegs' ? (error.params.otherItemId ?? []) : [],
    );
    if (others.length > 0) apart.set(keyOfPick(pick), others);
  }
  return apart;
};

const tell = (cell: HTMLElement, reason: string | undefined): void => {
  cell.classList.toggle(classes['linked'] ?? '', reason !== undefined);
  if (reason === undefined) {
    cell.removeAttribute('aria-description');
    cell.removeAttribute('title');
    return;
  }
  cell.setAttribute('aria-description', reason);
  cell.title = reason;
};

/**
 * Signs the board's cells of a game that is on the ticket where they can't stand beside its picks, before they are
 * pressed. They can be: the slip then offers to combine them, or says which one to remove. Draws nothing.
 */
export function ApartCells() {
  useTexts({ combination });
  const { t } = useTranslation();
  const games = useSlip((state) => listJudgedGames(state).join());
  const items = useSlip((state) => state.items);
  const wagerType = useSlip((state) => state.options.wagerType);
  const isQuoted = useSlip((state) => state.items.every(({ itemId }) => state.quotes.has(itemId)));
  const keys = useDrawnPicks(games);
  useEffect(() => {
    const state = useSlip.getState();
    const marked = [...findApart(state, keys)].flatMap(([key, others]) => {
      const bets = others.map((itemId) => describeItem(t, state, itemId)).join(', ');
      const cells = [
        ...document.querySelectorAll<HTMLElement>(`[data-pick="${key}"]:not([aria-pressed="true"])`),
      ];
      for (const cell of cells) tell(cell, t('combination:apart', { bets }));
      return cells;
    });
    return () => {
      for (const cell of marked) tell(cell, undefined);
    };
  }, [keys, items, wagerType, isQuoted, t]);
  return null;
}
