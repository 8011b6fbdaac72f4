import type { Static } from 'typebox';
import type { PasswordChangeSchema, PasswordResetSchema } from './password-change.schema.ts';

/** What became of a new password. */
export type PasswordChange = Static<typeof PasswordChangeSchema>;

/** What became of a new password that a link in a message is for. */
export type PasswordReset = Static<typeof PasswordResetSchema>;
