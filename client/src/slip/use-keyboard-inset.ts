import { useEffect, useState } from 'react';

/** Less than this is a browser's bar coming and going, not a keyboard. */
const KEYBOARD_FROM_PX = 100;

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
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
};
