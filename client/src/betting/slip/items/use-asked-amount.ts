import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import { type RefObject, useEffect, useState } from 'react';

const readAsked = (at: EventTarget | null): AmountEntered => {
  const entered = at instanceof HTMLElement ? at.dataset['entered'] : undefined;
  return entered === 'risk' || entered === 'toWin' ? entered : 'base';
};

/**
 * The meaning of an amount that is pressed and not typed: that of the focused field, or of the field that had the focus
 * until one of these buttons took it; otherwise the base amount (HR-3).
 */
export const useAskedAmount = (buttons: RefObject<HTMLElement | null>): AmountEntered => {
  const [asked, setAsked] = useState<AmountEntered>(() => readAsked(document.activeElement));
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
