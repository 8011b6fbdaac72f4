import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import { type RefObject, useEffect, useState } from 'react';

export interface AskedAmount {
  entered: AmountEntered;
  /** The pick whose field it is; null for every pick, or for the ticket. */
  itemId: string | null;
}

const readAsked = (at: EventTarget | null): AskedAmount => {
  const { entered, item } = at instanceof HTMLElement ? at.dataset : {};
  return {
    entered: entered === 'risk' || entered === 'toWin' ? entered : 'base',
    itemId: item ?? null,
  };
};

/**
 * The meaning of an amount that is pressed and not typed: that of the focused field, or of the field that had the focus
 * until one of these buttons took it; otherwise the base amount (HR-3) of all.
 */
export const useAskedAmount = (buttons: RefObject<HTMLElement | null>): AskedAmount => {
  const [asked, setAsked] = useState<AskedAmount>(() => readAsked(document.activeElement));
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof Node && buttons.current?.contains(target) === true) return;
      setAsked(readAsked(target));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [buttons]);
  return asked;
};
