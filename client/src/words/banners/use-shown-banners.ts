import type { Banner, BannerPlace } from '@lineboard/domain/words/banners/banner.schema';
import { findNextChange, isBannerShown } from '@lineboard/domain/words/banners/is-banner-shown';
import { findIntegration } from '@lineboard/domain/ground/integration/integrations';
import { useEffect, useState } from 'react';
import type { AnswerStore } from '../../ground/calls/create-answer-store.ts';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { BANNER_STORES } from './banner-stores.ts';

/** Browsers' timers last no longer than some 24 days. */
const MOST_WAITED_MS = 3_600_000;

const NONE: readonly Banner[] = [];

/**
 * The current banners of a place; each comes and goes at its time (VAL1-07 to VAL1-10). In a time-out none is shown,
 * nor requested (OWN-8).
 */
export const useShownBanners = (
  place: BannerPlace,
): { source: AnswerStore<readonly Banner[]>; banners: readonly Banner[]; isQuiet: boolean } => {
  const source = BANNER_STORES[place]();
  const { answer, load } = source;
  const integrations = useSession(({ site }) => site?.integrations);
  const [nowMs, setNowMs] = useState(() => Date.now());

  const isQuiet = useSession(selectIsQuiet);

  useEffect(() => {
    if (!isQuiet) void load();
  }, [load, isQuiet]);

  useEffect(() => {
    const changesAtMs = findNextChange(answer ?? NONE, nowMs);
    if (changesAtMs === null) return undefined;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(changesAtMs - nowMs, MOST_WAITED_MS));
    return () => clearTimeout(timer);
  }, [answer, nowMs]);

  const isServed = (page: string): boolean =>
    integrations?.some((name) => findIntegration(name).path === page) ?? false;
  const banners = (answer ?? NONE).filter((banner) => isBannerShown(banner, nowMs, isServed));
  return { source, banners: isQuiet ? NONE : banners, isQuiet };
};
