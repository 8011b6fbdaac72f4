import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';

/** Whether a customer can bet without being held up: no own limit, time-out or captcha is in the way. */
export const isBettor = ({ kind }: SiteSettings['demoLogins'][number]): boolean =>
  kind === 'credit' || kind === 'postUp';
