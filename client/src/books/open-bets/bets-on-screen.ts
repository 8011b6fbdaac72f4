import { useCallback } from 'react';
import { create } from 'zustand';

/** A customer who scrolls past bets doesn't read them. */
const SETTLED_AFTER_MS = 300;

/** The open bets whose rows are on screen, by name: they come first where not all can be followed. */
export const useBetsOnScreen = create<{ names: ReadonlySet<string> }>()(() => ({ names: new Set() }));

/** One row for each time that a bet is on the page: a page, the panel beside the board, a dialog. */
const nameOfRow = new Map<Element, string>();
const rowsOnScreen = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const names = new Set([...rowsOnScreen].flatMap((row) => nameOfRow.get(row) ?? []));
    const before = useBetsOnScreen.getState().names;
    const isSame = names.size === before.size && [...names].every((name) => before.has(name));
    if (!isSame) useBetsOnScreen.setState({ names });
  }, SETTLED_AFTER_MS);
};

const watcher =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) rowsOnScreen.add(target);
          else rowsOnScreen.delete(target);
        tell();
      });

/** @returns the reference of the bet's row */
export const useOnScreenRow = (name: string): ((row: Element | null) => (() => void) | undefined) =>
  useCallback(
    (row) => {
      if (row === null) return undefined;
      nameOfRow.set(row, name);
      watcher?.observe(row);
      return () => {
        watcher?.unobserve(row);
        nameOfRow.delete(row);
        rowsOnScreen.delete(row);
        tell();
      };
    },
    [name],
  );
