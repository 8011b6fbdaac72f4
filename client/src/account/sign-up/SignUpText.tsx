import { isPhone } from '@lineboard/domain/account/sign-up/sign-up';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SignUp } from './use-sign-up.ts';

type TextField = 'email' | 'emailAgain' | 'phone' | 'bornOn';

interface SignUpTextProps {
  signUp: SignUp;
  field: TextField;
  type: 'email' | 'tel' | 'date';
  autoComplete: string;
  leastAge?: number;
}

/** While it is typed: faults that more typing can't fix. */
const isDoubtful = (field: TextField, { email, emailAgain, phone }: SignUp['draft']): boolean => {
  if (field === 'email') return /\s|@.*@/.test(email);
  if (field === 'emailAgain') return !email.startsWith(emailAgain);
  return field === 'phone' && !isPhone(phone);
};

export function SignUpText({ signUp, field, type, autoComplete, leastAge = 0 }: SignUpTextProps) {
  const { t } = useTranslation();
  const { draft, fault, change } = signUp;
  const doubtful = isDoubtful(field, draft);
  const said = fault === field || doubtful ? t(`sign-up:fault.${field}`, { years: leastAge }) : null;
  return (
    <TextInput
      data-field={field}
      type={type}
      label={t(`sign-up:${field}`)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required={field !== 'phone'}
      withAsterisk={false}
      data-warning={doubtful && fault !== field}
      value={draft[field]}
      error={said}
      aria-invalid={said !== null}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
}
