import { type RefObject, useEffect } from 'react';

/** A table that is wider than the page can be scrolled by the keyboard, too: only then it takes the focus. */
export const useReachableTables = (text: RefObject<HTMLElement | null>, html: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other tables
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target: table } of entries)
        if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
        else table.removeAttribute('tabindex');
    });
    for (const table of text.current?.querySelectorAll('table') ?? []) observer.observe(table);
    return () => observer.disconnect();
  }, [text, html]);
};
