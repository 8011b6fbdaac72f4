import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import {
  findSignUpFault,
  readPhoneDigits,
  type SignUpAnswer,
  type SignUpDraft,
} from '@lineboard/domain/account/sign-up/sign-up';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { signUpModeOf } from '../../config/sign-up-mode.ts';
import { insertCustomer } from '../../ground/customer/insert-customer.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { takeOverTimeOut } from '../own-limits/share-time-out.ts';
import type { Mailer } from '../../ground/mail/mailer.ts';
import { openSealed, type PasswordCall, type PasswordParts } from '../session/check-password.ts';
import { BUSY_RETRY_AFTER_MS } from '../session/claim-try.ts';
import { isKnownPassword } from '../session/is-known-password.ts';
import { hashPassword } from '../session/password-hash.ts';
import { createToken, hashToken } from '../session/session-token.ts';
import { createSiteLink } from '../session/site-link.ts';
import { createConfirmMail } from './confirm-mail.ts';
import { COUNTRIES, STATES } from './places.ts';

/** Accounts and messages from one address in an hour. */
const PER_ADDRESS = 5;
/** Messages to one mail address in an hour: nobody's mailbox is filled by others. */
const PER_MAIL_ADDRESS = 2;

export interface CreateAccountParts extends PasswordParts {
  mailer: Mailer;
  wallNowMs: () => number;
}

export interface CreateAccountCall extends SignUpDraft, Pick<PasswordCall, 'key' | 'visitor' | 'address'> {
  language: Language;
}

export type CreateAccountOutcome =
  | { kind: 'answer'; answer: SignUpAnswer }
  | { kind: 'busy'; retryAfterMs: number };

const CODES = { tokenInvalid: 'tokenInvalid', notEncrypted: 'passwordNotEncrypted' } as const;

const refused = (answer: Exclude<SignUpAnswer, { resultCode: 0 }>): CreateAccountOutcome => ({
  kind: 'answer',
  answer,
});

/** The place has to be one of those that the page offers. */
const findPlaceFault = ({ country, state }: SignUpDraft): 'country' | 'state' | null => {
  if (!COUNTRIES.includes(country)) return 'country';
  return country === 'US' && !STATES.some(({ code }) => code === state) ? 'state' : null;
};

/** An account for anybody who fills in the form. Whether the mail address has another one already changes nothing. */
export const createAccount = async (
  parts: CreateAccountParts,
  call: CreateAccountCall,
): Promise<CreateAccountOutcome> => {
  const { config, wallNowMs, guessRate, passwordQueue } = parts;
  const opened = await openSealed(parts, call, [call.password, call.passwordAgain]);
  if ('reason' in opened) return refused({ resultCode: 3, code: CODES[opened.reason] });
  const [password = '', passwordAgain = ''] = opened.texts.map((text) => text ?? '');
  const draft = { ...call, password, passwordAgain };
  const today = dayOf(wallNowMs());
  const fault = findSignUpFault(draft, { today, leastAge: config.SIGN_UP_LEAST_AGE });
  if (fault === 'password') return refused({ resultCode: 4, code: 'passwordWeak' });
  const field = fault ?? findPlaceFault(draft);
  if (field !== null) return refused({ resultCode: 1, code: 'signUpIncomplete', field });
  if (await isKnownPassword(password)) return refused({ resultCode: 4, code: 'passwordKnown' });
  const retryAfterMs = await guessRate.take(`sign-ups of ${call.address}`, PER_ADDRESS);
  if (retryAfterMs > 0) return { kind: 'busy', retryAfterMs };
  const hash = passwordQueue.run(call.address, false, () => hashPassword(password));
  if (hash === null) return { kind: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
  return { kind: 'answer', answer: await open(parts, draft, await hash) };
};

const open = async (
  parts: CreateAccountParts,
  draft: CreateAccountCall,
  passwordHash: string,
): Promise<SignUpAnswer> => {
  const { config, database, mailer, guessRate, wallNowMs } = parts;
  const wallMs = wallNowMs();
  const isOpen = signUpModeOf(config) === 'open';
  const token = createToken();
  const maySend =
    mailer.isSetUp &&
    (await guessRate.take(`sign-up mail ${draft.email.toLowerCase()}`, PER_MAIL_ADDRESS)) === 0;
  const customerId = await inTransaction(database.pool, async (client) => {
    const columns = new Map<string, unknown>([
      ['agent_id', config.SIGN_UP_AGENT],
      ['store', config.SIGN_UP_STORE ?? config.DEFAULT_STORE],
      ['web_language', LANGUAGE_ROWS[draft.language].bookCode],
      ['password_hash', passwordHash],
      ['currency', config.SIGN_UP_CURRENCY],
      ['created_at_ms', wallMs],
      // An operator opens it with `customers reopen`.
      ['closed_at_ms', isOpen ? null : wallMs],
    ]);
    let number: string;
    do {
      const { rows } = await client.query<{ next: string }>(
        `select nextval('customer_number')::text as next`,
      );
      number = `${config.SIGN_UP_PREFIX}${rows[0]!.next}${config.CUSTOMER_ID_SUFFIX}`.toUpperCase();
    } while (!(await insertCustomer(client, number, columns, config.SIGN_UP_MAX_BASE_CENTS)));
    await client.query(
      `insert into sign_up (customer_id, email, country, state, phone, born_on, agreed_at_ms, confirm_token_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        number,
        draft.email,
        draft.country,
        draft.country === 'US' ? draft.state : null,
        readPhoneDigits(draft.phone) || null,
        draft.bornOn,
        wallMs,
        maySend ? hashToken(token) : null,
      ],
    );
    await takeOverTimeOut(client, number, wallMs);
    return number;
  });
  if (maySend) {
    const link = createSiteLink(config, `/signup/${token}`);
    const { language, email: to } = draft;
    mailer.send(createConfirmMail({ to, bookName: config.BOOK_NAME, customerId, language, link }));
  }
  // The same whether or not the message was held back: that would tell of others who used the address.
  return {
    resultCode: 0,
    customerId: idToTypeIn(customerId, config.CUSTOMER_ID_SUFFIX),
    isOpen,
    isMailSent: mailer.isSetUp,
  };
};

/** The login without the suffix that signing in appends. */
const idToTypeIn = (customerId: string, suffix: string): string =>
  suffix === '' ? customerId : customerId.slice(0, -suffix.length);
