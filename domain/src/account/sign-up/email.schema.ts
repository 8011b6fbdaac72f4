import { Type } from 'typebox';
import { EMAIL_PATTERN } from './email.ts';

export const emailField = (description: string) =>
  Type.String({ minLength: 3, maxLength: 254, pattern: EMAIL_PATTERN, description });
