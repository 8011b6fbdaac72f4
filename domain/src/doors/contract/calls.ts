import { BANNER_CALLS } from './banner-calls.ts';
import { BET_CALLS } from './bet-calls.ts';
import { CARD_CALLS } from './card-calls.ts';
import { CONTENT_CALLS } from './content-calls.ts';
import { CUSTOMER_CALLS } from './customer-calls.ts';
import { DEVICE_CALLS } from './device-calls.ts';
import { FEED_CALLS } from './feed-calls.ts';
import { FIGURE_CALLS } from './figure-calls.ts';
import { INBOX_CALLS } from './inbox-calls.ts';
import { INTEGRATION_CALLS } from './integration-calls.ts';
import { LINE_ALERT_CALLS } from './line-alert-calls.ts';
import { OFFERING_CALLS } from './offering-calls.ts';
import { OPERATIONS_CALLS } from './operations-calls.ts';
import { OWN_LIMIT_CALLS } from './own-limit-calls.ts';
import { PAGE_ERROR_CALLS } from './page-error-calls.ts';
import { PASSKEY_CALLS } from './passkey-calls.ts';
import { PUSH_CALLS } from './push-calls.ts';
import { SALE_CALLS } from './sale-calls.ts';
import { SCREEN_CALLS } from './screen-calls.ts';
import { SESSION_CALLS } from './session-calls.ts';
import { SIGN_UP_CALLS } from './sign-up-calls.ts';
import { SITE_CALLS } from './site-calls.ts';
import { TICKET_CALLS } from './ticket-calls.ts';
import { TRANSLATION_CALLS } from './translation-calls.ts';

/**
 * Every HTTP call that the gateway answers. `call-schemas.ts` has the input and the answers of each, by the same names.
 */
export const CALLS = {
  ...SITE_CALLS,
  ...CONTENT_CALLS,
  ...BANNER_CALLS,
  ...SESSION_CALLS,
  ...SIGN_UP_CALLS,
  ...DEVICE_CALLS,
  ...PASSKEY_CALLS,
  ...CUSTOMER_CALLS,
  ...OWN_LIMIT_CALLS,
  ...TRANSLATION_CALLS,
  ...INBOX_CALLS,
  ...PUSH_CALLS,
  ...LINE_ALERT_CALLS,
  ...CARD_CALLS,
  ...INTEGRATION_CALLS,
  ...OFFERING_CALLS,
  ...TICKET_CALLS,
  ...BET_CALLS,
  ...SALE_CALLS,
  ...FIGURE_CALLS,
  ...FEED_CALLS,
  ...PAGE_ERROR_CALLS,
  ...SCREEN_CALLS,
  ...OPERATIONS_CALLS,
} as const;

export type CallName = keyof typeof CALLS;
