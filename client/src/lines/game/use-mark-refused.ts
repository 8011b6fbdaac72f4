import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCombination } from '../../betting/slip/state/combination-store.ts';

const tell = (cell: HTMLElement, reason: string | undefined): void => {
  if (cell.dataset['apart'] === reason) return;
  if (reason === undefined) {
    delete cell.dataset['apart'];
    cell.removeAttribute('aria-description');
    cell.removeAttribute('title');
    return;
  }
  cell.dataset['apart'] = reason;
  cell.setAttribute('aria-description', reason);
  cell.title = reason;
};

/**
 * Greys the picks that can't join, for as long as picks are combined, and says why when one is pressed. Cells are
 * written outside of React, and this is about some of them for a while: the mark lies over them.
 */
export const useMarkRefused = (isOn: boolean, lines: RefObject<HTMLElement | null>): void => {
  const { t } = useTranslation();
  const refused = useCombination((state) => state.refused);
  useEffect(() => {
    const within = lines.current;
    if (!isOn || within === null) return undefined;
    const cells = () => within.querySelectorAll<HTMLElement>('[data-pick]');
    const mark = (): void => {
      for (const cell of cells()) {
        const code = refused.get(cell.dataset['pick'] ?? '');
        tell(cell, code === undefined ? undefined : t(`combination:reason.${code}`));
      }
    };
    const press = (event: Event): void => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pick]') : null;
      const isRefused = cell?.dataset['apart'] !== undefined && cell.getAttribute('aria-pressed') !== 'true';
      useCombination.setState({ pressed: isRefused ? (cell.dataset['pick'] ?? null) : null });
      if (!isRefused) return;
      event.preventDefault();
      event.stopPropagation();
    };
    mark();
    // Rows of another market of a ladder come later.
    const observer = new MutationObserver(mark);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('click', press, true);
    return () => {
      observer.disconnect();
      within.removeEventListener('click', press, true);
    };
  }, [isOn, lines, refused, t]);
  useEffect(() => {
    const within = lines.current;
    if (!isOn || within === null) return undefined;
    return () => {
      for (const cell of within.querySelectorAll<HTMLElement>('[data-apart]')) tell(cell, undefined);
    };
  }, [isOn, lines]);
};
