import type { Static } from 'typebox';
import type {
  SessionAnswerSchema,
  SignInAnswerSchema,
  AccountFiguresSchema,
} from './session-answer.schema.ts';

/** Who is asking. A visitor is offline: no customer, no balance. */
export type SessionAnswer = Static<typeof SessionAnswerSchema>;

/** Answer of sign-in: 0 success; any other code comes with a message code for the notice. */
export type SignInAnswer = Static<typeof SignInAnswerSchema>;

/** What the slip needs to show limits before they are hit. */
export type AccountFigures = Static<typeof AccountFiguresSchema>;
