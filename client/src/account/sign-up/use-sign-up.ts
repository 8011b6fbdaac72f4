import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import {
  findSignUpFault,
  type SignUpAnswer,
  type SignUpChoices,
  type SignUpDraft,
  type SignUpField,
} from '@lineboard/domain/account/sign-up/sign-up';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { announceSession } from '../../ground/session/whose-session.ts';
import { applyCustomerSettings } from '../sign-in/apply-customer-settings.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { createAccount } from './create-account.ts';

export type Opened = Extract<SignUpAnswer, { resultCode: 0 }>;

const EMPTY: SignUpDraft = {
  email: '',
  emailAgain: '',
  password: '',
  passwordAgain: '',
  country: '',
  state: '',
  phone: '',
  bornOn: '',
  hasAgreed: false,
};

export interface SignUp {
  draft: SignUpDraft;
  change: (changed: Partial<SignUpDraft>) => void;
  /** The field that kept the form from being sent. */
  fault: SignUpField | null;
  error: ErrorCode | null;
  isSending: boolean;
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => Promise<void>;
}

/** An account that is open is signed in to at once. */
const signInTo = async ({ customerId, isOpen }: Opened, password: string): Promise<void> => {
  const { site, shownCustomerId, applySession } = useSession.getState();
  // Another customer's page would be reloaded before the number of the account was read.
  if (!isOpen || site === null || shownCustomerId !== null) return;
  const result = await signIn(site, customerId, password);
  if (result.kind !== 'signedIn') return;
  announceSession(result.session);
  applySession(result.session);
  applyCustomerSettings(result.session);
};

/** The form as it is filled in, checked in the specification's order when it is sent. */
export const useSignUp = ({ leastAge }: SignUpChoices, onOpened: (opened: Opened) => void): SignUp => {
  const [draft, setDraft] = useState(EMPTY);
  const [fault, setFault] = useState<SignUpField | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: SignUpField): void =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setError(null);
    const today = dayOf(Date.now());
    const found = findSignUpFault(draft, { today, leastAge });
    setFault(found);
    if (found !== null) {
      focus(found);
      return;
    }
    setIsSending(true);
    const answer = await createAccount(draft, useDeviceSettings.getState().language);
    if (answer.ok && answer.value.resultCode === 0) {
      await signInTo(answer.value, draft.password);
      onOpened(answer.value);
      return;
    }
    setIsSending(false);
    const code = answer.ok ? (answer.value.resultCode === 0 ? null : answer.value.code) : answer.error.code;
    setError(code);
    if (code === 'passwordWeak' || code === 'passwordKnown') {
      setFault('password');
      focus('password');
    }
  };

  return {
    draft,
    change: (changed) => {
      setDraft((before) => ({ ...before, ...changed }));
      if (fault !== null && fault in changed) setFault(null);
    },
    fault,
    error,
    isSending,
    form,
    submit,
  };
};
