import { useEffect, useState } from 'react';
import { SLIP_ID } from '../../ground/ui/focus-parts.ts';

/** Less than this is a browser's bar coming and going, not a keyboard. */
const KEYBOARD_FROM_PX = 100;

/** The focused field stays in sight when the keyboard opens, or the phone is turned. */
const keepFieldInView = (): void => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.closest(`#${SLIP_ID}`) !== null)
    requestAnimationFrame(() => field.scrollIntoView({ block: 'center' }));
};

/** How much of the page's bottom the on-screen keyboard covers, in pixels. */
export const useKeyboardInset = (): number => {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = (): void => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      setInset(viewport.scale <= 1.01 && covered > KEYBOARD_FROM_PX ? Math.round(covered) : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('resize', keepFieldInView);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('resize', keepFieldInView);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
};
