import { type RefObject, useEffect } from 'react';

/** A table that is wider than the page is scrolled by the keyboard, too: it takes the focus then, and only then. */
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
