import { type RefObject, useEffect } from 'react';
import { awaitBet } from '../../ground/ui/focus-parts.ts';

/** Where a press on the action leads, if that can be used now: the password that it asks for, or the next step. */
const NEXT_OF_ACTION = 'input[type="password"]:enabled, button[data-kind]:enabled';

const isLost = (held: HTMLElement): boolean => !held.isConnected || held.matches(':disabled');

/**
 * A press often removes its own part of the slip: a pick that is removed, a price that is accepted, the bet once it is
 * placed. The focus then stays in the slip: the next action gets it, or else the nearest part around that can, a pick's
 * card or the slip itself. A bet that was blocked for a moment, by an old price, gets it back.
 */
export const useKeepFocus = (slip: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = slip.current;
    if (root === null) return;
    let held: HTMLElement | null = null;
    let around: HTMLElement[] = [];
    const follow = ({ target }: FocusEvent): void => {
      held = target instanceof HTMLElement && root.contains(target) ? target : null;
      around = [];
      for (let part = held?.closest<HTMLElement>('[tabindex="-1"]'); part != null && root.contains(part); ) {
        if (part !== held) around.push(part);
        part = part.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      }
    };
    const keep = (): void => {
      const now = document.activeElement;
      if (held === null || !isLost(held) || (now !== document.body && now !== held)) return;
      const isAction = held.dataset['kind'] !== undefined;
      const next = isAction ? root.querySelector<HTMLElement>(NEXT_OF_ACTION) : null;
      (next ?? around.find(({ isConnected }) => isConnected))?.focus({ preventScroll: true });
      if (isAction && next === null) awaitBet(root);
    };
    const observer = new MutationObserver(keep);
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [slip]);
};
