import type { Static } from 'typebox';
import type { OwnDeviceSchema, SessionListSchema } from './session-list.schema.ts';

export type OwnDevice = Static<typeof OwnDeviceSchema>;

/** Where a customer is signed in, and which devices may be. */
export type SessionList = Static<typeof SessionListSchema>;
