import { useEffect } from 'react';
import { SWIPE_BELOW_PX } from '../../ground/ui/layout-width.ts';
import type { PageData } from '../../ground/ui/page-data.ts';
import { useShell } from '../../ground/ui/shell-store.ts';

const SWIPE_PX = 64;
/** A swipe is much wider than high; everything else is scrolling. */
const FLATNESS = 2;

/** SH1-05: games, reports and other pages with their own swiping or zooming keep their swipes to the right. */
const KEEPS_SWIPES: ReadonlySet<PageData['page']> = new Set([
  'cardUpload',
  'dailyFigures',
  'integration',
  'nonPosted',
  'openBets',
  'ticket',
  'transactions',
]);

export const opensMenuBySwipe = (page: PageData | null): boolean =>
  page !== null && !KEEPS_SWIPES.has(page.page);

/** Parts that are swiped themselves (a row of sports, market groups) keep their swipes. */
const ownsSwipe = (target: EventTarget | null): boolean => {
  for (let part = target instanceof Element ? target : null; part !== null; part = part.parentElement) {
    if (part.hasAttribute('data-own-swipe')) return true;
    const scrolls = part.scrollWidth > part.clientWidth + 1;
    if (scrolls && /auto|scroll/.test(getComputedStyle(part).overflowX)) return true;
  }
  return false;
};

/** Spec 1 §2: on phones a right swipe opens the menu and a left swipe closes it. */
export const useMenuSwipe = (mayOpen: boolean): void => {
  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    const onStart = (event: TouchEvent): void => {
      const touch = event.touches[0];
      const isOne = event.touches.length === 1 && window.innerWidth < SWIPE_BELOW_PX;
      start = touch && isOne && !ownsSwipe(event.target) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onEnd = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (start === null || touch === undefined) return;
      const [right, down] = [touch.clientX - start.x, touch.clientY - start.y];
      start = null;
      if (Math.abs(right) < SWIPE_PX || Math.abs(right) < Math.abs(down) * FLATNESS) return;
      if (right < 0) useShell.getState().changeShell({ isMenuOpen: false });
      else if (mayOpen) useShell.getState().changeShell({ isMenuOpen: true });
    };
    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, [mayOpen]);
};
