import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** Keys of a game while its page has the focus; no key is taken from a field or from a browser's own shortcut. */
export const useKeys = (press: (key: string) => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      press(event.key.toLowerCase());
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [press]);
};
