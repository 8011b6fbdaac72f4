import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';

/** How long a live bet of a sport waits (HR-44); 0 until the site is known. */
export const selectLiveDelayMs = (
  site: Pick<SiteSettings, 'liveDelayMs' | 'liveDelays'> | null,
  sportType: string,
): number =>
  site?.liveDelays?.find((delay) => delay.sportType === sportType)?.delayMs ?? site?.liveDelayMs ?? 0;
