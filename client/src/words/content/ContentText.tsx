import { useEffect, useRef } from 'react';
import classes from './ContentText.module.css';
import { useReachableTables } from './use-reachable-tables.ts';

interface ContentTextProps {
  html: string;
  /** A link in the text asked for a place in it. */
  onAnchor: (anchor: string) => void;
}

/** Unchanged when it is not encoded text: `#100%`. */
const decodeAnchor = (written: string): string => {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** A page's words. The gateway has sanitized them (`gateway/src/words/content/sanitize-content.ts`). */
export function ContentText({ html, onAnchor }: ContentTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useReachableTables(text, html);
  useEffect(() => {
    const element = text.current;
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      // `#/rules` is a page; `#parlay` a place, which would be no address.
      if (!href.startsWith('#') || href.startsWith('#/')) return;
      event.preventDefault();
      onAnchor(decodeAnchor(href.slice(1)));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onAnchor]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it comes from
  return <div ref={text} className={classes['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}
