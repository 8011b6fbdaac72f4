import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';

/** Bets without being held up: no own limit, time-out or captcha stands in the way. */
export const isBettor = ({ kind }: SiteSettings['demoLogins'][number]): boolean =>
  kind === 'credit' || kind === 'postUp';
