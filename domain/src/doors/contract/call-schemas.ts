import { BANNER_CALL_SCHEMAS } from './banner-calls.schema.ts';
import { BET_CALL_SCHEMAS } from './bet-calls.schema.ts';
import type { CallSchema } from './call-schema.ts';
import { CARD_CALL_SCHEMAS } from './card-calls.schema.ts';
import type { CallName } from './calls.ts';
import { CONTENT_CALL_SCHEMAS } from './content-calls.schema.ts';
import { CUSTOMER_CALL_SCHEMAS } from './customer-calls.schema.ts';
import { DEVICE_CALL_SCHEMAS } from './device-calls.schema.ts';
import { FEED_CALL_SCHEMAS } from './feed-calls.schema.ts';
import { FIGURE_CALL_SCHEMAS } from './figure-calls.schema.ts';
import { INBOX_CALL_SCHEMAS } from './inbox-calls.schema.ts';
import { INTEGRATION_CALL_SCHEMAS } from './integration-calls.schema.ts';
import { LINE_ALERT_CALL_SCHEMAS } from './line-alert-calls.schema.ts';
import { OFFERING_CALL_SCHEMAS } from './offering-calls.schema.ts';
import { OPERATIONS_CALL_SCHEMAS } from './operations-calls.schema.ts';
import { OWN_LIMIT_CALL_SCHEMAS } from './own-limit-calls.schema.ts';
import { PAGE_ERROR_CALL_SCHEMAS } from './page-error-calls.schema.ts';
import { PASSKEY_CALL_SCHEMAS } from './passkey-calls.schema.ts';
import { PUSH_CALL_SCHEMAS } from './push-calls.schema.ts';
import { SALE_CALL_SCHEMAS } from './sale-calls.schema.ts';
import { SCREEN_CALL_SCHEMAS } from './screen-calls.schema.ts';
import { SESSION_CALL_SCHEMAS } from './session-calls.schema.ts';
import { SIGN_UP_CALL_SCHEMAS } from './sign-up-calls.schema.ts';
import { SITE_CALL_SCHEMAS } from './site-calls.schema.ts';
import { TICKET_CALL_SCHEMAS } from './ticket-calls.schema.ts';
import { TRANSLATION_CALL_SCHEMAS } from './translation-calls.schema.ts';

/** What every call takes and answers. A page takes the types of it and never loads it. */
export const CALL_SCHEMAS = {
  ...SITE_CALL_SCHEMAS,
  ...CONTENT_CALL_SCHEMAS,
  ...BANNER_CALL_SCHEMAS,
  ...SESSION_CALL_SCHEMAS,
  ...SIGN_UP_CALL_SCHEMAS,
  ...DEVICE_CALL_SCHEMAS,
  ...PASSKEY_CALL_SCHEMAS,
  ...CUSTOMER_CALL_SCHEMAS,
  ...OWN_LIMIT_CALL_SCHEMAS,
  ...TRANSLATION_CALL_SCHEMAS,
  ...INBOX_CALL_SCHEMAS,
  ...PUSH_CALL_SCHEMAS,
  ...LINE_ALERT_CALL_SCHEMAS,
  ...CARD_CALL_SCHEMAS,
  ...INTEGRATION_CALL_SCHEMAS,
  ...OFFERING_CALL_SCHEMAS,
  ...TICKET_CALL_SCHEMAS,
  ...BET_CALL_SCHEMAS,
  ...SALE_CALL_SCHEMAS,
  ...FIGURE_CALL_SCHEMAS,
  ...FEED_CALL_SCHEMAS,
  ...PAGE_ERROR_CALL_SCHEMAS,
  ...SCREEN_CALL_SCHEMAS,
  ...OPERATIONS_CALL_SCHEMAS,
} as const satisfies Readonly<Record<CallName, CallSchema>>;

/** The schemas without the types of their names: for code that goes through all calls. */
export const schemaOfCall = (name: CallName): CallSchema => CALL_SCHEMAS[name];
