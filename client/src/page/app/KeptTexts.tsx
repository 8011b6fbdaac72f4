import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineState } from '../../ground/live/line-state.ts';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { useWasTrue } from '../../ground/ui/use-was-true.ts';

const loadOverlay = behindFirstPrices(() => import('../../words/translations/keep-text-overlay.ts'));

/** Texts that the book changed come after the first prices; without them the page's own are used. */
export function KeptTexts() {
  const { i18n } = useTranslation();
  const hasBeenLive = useWasTrue(useLineState(({ connection }) => connection === 'live'));
  useEffect(() => {
    if (!hasBeenLive) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    loadOverlay().then(
      ({ keepTextOverlay }) => {
        if (!isOver) stop = keepTextOverlay(i18n);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [i18n, hasBeenLive]);
  return null;
}
