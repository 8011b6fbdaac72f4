import type { Static } from 'typebox';
import { EMAIL_PATTERN } from './email.ts';
import { judgePassword } from '../sign-in/judge-password.ts';
import type { SignUpAnswerSchema, SignUpChoicesSchema } from './sign-up.schema.ts';

/** The outcome of a sign-up. */
export type SignUpAnswer = Static<typeof SignUpAnswerSchema>;

/** The choices that the form offers, and the fields that it asks for. */
export type SignUpChoices = Static<typeof SignUpChoicesSchema>;

/** The fields as typed; empty where nothing was typed. */
export interface SignUpDraft {
  email: string;
  emailAgain: string;
  password: string;
  passwordAgain: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2 of the United States, e.g. `US-CA`. */
  state: string;
  phone: string;
  /** `YYYY-MM-DD`. */
  bornOn: string;
  hasAgreed: boolean;
}

export type SignUpField = keyof SignUpDraft;

/** CON1-32. */
const MOST_PHONE_DIGITS = 15;

/** VAL1-34: the signs that people write between the digits are accepted, and aren't digits. */
export const readPhoneDigits = (phone: string): string => phone.replaceAll(/[\s()+./-]/g, '');

/** VAL1-34, VAL1-35: digits only, at most fifteen; a phone may be left out. */
export const isPhone = (phone: string): boolean => {
  const digits = readPhoneDigits(phone);
  return /^\d*$/.test(digits) && digits.length <= MOST_PHONE_DIGITS;
};

const EMAIL = new RegExp(EMAIL_PATTERN);

/** VAL1-36 to VAL1-38, restated: the address as the standards define it. */
export const isEmail = (email: string): boolean => email.length <= 254 && EMAIL.test(email);

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @param today `YYYY-MM-DD` */
export const isOfAge = (bornOn: string, today: string, leastAge: number): boolean => {
  const [, year, month, day] = DATE.exec(bornOn) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(`${bornOn}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== bornOn) return false;
  return Number(year) > 1_900 && `${Number(year) + leastAge}-${month}-${day}` <= today;
};

export interface SignUpRules {
  /** `YYYY-MM-DD`. */
  today: string;
  leastAge: number;
}

/**
 * The first field that keeps an account from being opened: the specification's checks in its order (VAL1-27 to
 * VAL1-31), then what else an account needs.
 */
export const findSignUpFault = (draft: SignUpDraft, { today, leastAge }: SignUpRules): SignUpField | null => {
  if (!judgePassword(draft.password).isAcceptable) return 'password';
  if (draft.country === '') return 'country';
  if (draft.country === 'US' && draft.state === '') return 'state';
  if (draft.email !== draft.emailAgain) return 'emailAgain';
  if (draft.password !== draft.passwordAgain) return 'passwordAgain';
  if (!isEmail(draft.email)) return 'email';
  if (!isPhone(draft.phone)) return 'phone';
  if (!isOfAge(draft.bornOn, today, leastAge)) return 'bornOn';
  return draft.hasAgreed ? null : 'hasAgreed';
};
