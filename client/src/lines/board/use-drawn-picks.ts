import { readPick } from '@lineboard/domain/betting/sharing/shared-slip';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { useEffect, useState } from 'react';

/** The keys of the cells of some games that the page draws now. @param games their numbers, with commas */
const listCells = (games: string): string => {
  const cells = games
    .split(',')
    .flatMap((game) => [...document.querySelectorAll<HTMLElement>(`[data-pick^="G.${game}."]`)]);
  return [...new Set(cells.map(({ dataset }) => dataset['pick'] ?? ''))].sort().join(' ');
};

export const picksOf = (keys: string): GamePick[] =>
  keys.split(' ').flatMap((key) => {
    const pick = readPick(key);
    return pick?.type === 'G' ? [pick] : [];
  });

/**
 * The cells of some games on this page, as they come and go.
 * @param games their numbers, with commas
 * @returns the keys of their picks, with spaces
 */
export const useDrawnPicks = (games: string): string => {
  const [keys, setKeys] = useState('');
  useEffect(() => {
    if (games === '') return undefined;
    const look = (): void => setKeys(listCells(games));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      setKeys('');
    };
  }, [games]);
  return keys;
};
