import type { Static } from 'typebox';
import type { PasswordChangeSchema } from './password-change.schema.ts';

/** What became of a new password. */
export type PasswordChange = Static<typeof PasswordChangeSchema>;
