import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import type { RefusedPick } from '@lineboard/workers/combining/combination-question';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeRefusal } from '../../betting/slip/items/describe-refusal.ts';
import { useCombination } from '../../betting/slip/state/combination-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import classes from './refused-cells.module.css';

const tell = (cell: HTMLElement, reason: string | undefined): void => {
  if (cell.dataset['apart'] === reason) return;
  cell.classList.toggle(classes['refused'] ?? '', reason !== undefined);
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
 * Greys the picks that can't join those that they would be combined with, and takes their press. Cells are written
 * outside of React, and this is about some of them for a while: the mark lies over them. The words are `combination`.
 *
 * @param lines what the cells are in
 * @param say tells why the pressed pick can't join; null: another cell was pressed. The same function while it is
 */
export const useMarkRefused = (
  isOn: boolean,
  lines: RefObject<HTMLElement | null>,
  say: (pressed: PickKey | null, why: RefusedPick | undefined) => void,
): void => {
  const { t } = useTranslation();
  const refused = useCombination((state) => state.refused);
  useEffect(() => {
    const within = lines.current;
    if (!isOn || within === null) return undefined;
    const mark = (): void => {
      for (const cell of within.querySelectorAll<HTMLElement>('[data-pick]')) {
        const why = refused.get(cell.dataset['pick'] ?? '');
        tell(cell, why === undefined ? undefined : describeRefusal(t, useSlip.getState(), why));
      }
    };
    const press = (event: Event): void => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pick]') : null;
      const isRefused = cell?.dataset['apart'] !== undefined && cell.getAttribute('aria-pressed') !== 'true';
      const key = isRefused ? (cell.dataset['pick'] ?? null) : null;
      say(key, refused.get(key ?? ''));
      if (!isRefused) return;
      event.preventDefault();
      event.stopPropagation();
    };
    mark();
    // Rows come later: those of another market of a ladder, and those that are scrolled to.
    const observer = new MutationObserver(mark);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('click', press, true);
    return () => {
      observer.disconnect();
      within.removeEventListener('click', press, true);
    };
  }, [isOn, lines, refused, say, t]);
  useEffect(() => {
    const within = lines.current;
    if (!isOn || within === null) return undefined;
    return () => {
      for (const cell of within.querySelectorAll<HTMLElement>('[data-apart]')) tell(cell, undefined);
    };
  }, [isOn, lines]);
};
