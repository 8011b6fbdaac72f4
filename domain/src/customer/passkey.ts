import type { Static } from 'typebox';
import type {
  OwnPasskeySchema,
  PasskeyAssertionSchema,
  PasskeyOfferSchema,
  PasskeyQuestionSchema,
  PasskeyRegistrationSchema,
} from './passkey.schema.ts';

/** A passkey as its customer sees it. */
export type OwnPasskey = Static<typeof OwnPasskeySchema>;

/** What a browser makes a passkey by. */
export type PasskeyOffer = Static<typeof PasskeyOfferSchema>;

/** What a browser asks a passkey. */
export type PasskeyQuestion = Static<typeof PasskeyQuestionSchema>;

/** What a browser answers to a challenge with a passkey. */
export type PasskeyAssertion = Static<typeof PasskeyAssertionSchema>;

/** What a browser made a new passkey of. */
export type PasskeyRegistration = Static<typeof PasskeyRegistrationSchema>;
