import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasswordStrength } from '../settings/PasswordStrength.tsx';
import type { SignUp } from './use-sign-up.ts';

/** SCR1-68, SCR1-72: the password twice, and how hard it is to guess. */
export function NewPassword({ signUp }: { signUp: SignUp }) {
  const { t } = useTranslation();
  const { draft, fault, change } = signUp;
  const differs = fault === 'passwordAgain' || !draft.password.startsWith(draft.passwordAgain);
  const common = {
    autoComplete: 'new-password',
    required: true,
    withAsterisk: false,
    rightSectionWidth: 44,
    visibilityToggleButtonProps: {
      'aria-label': t('settings:password.show'),
      tabIndex: 0,
      'aria-hidden': false,
    },
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as [
      'label',
      'input',
      'description',
      'error',
    ],
  };
  return (
    <>
      <PasswordInput
        {...common}
        data-field="password"
        label={t('sign-up:password')}
        description={<PasswordStrength password={draft.password} />}
        value={draft.password}
        error={fault === 'password' ? t('sign-up:fault.password') : null}
        aria-invalid={fault === 'password'}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      <PasswordInput
        {...common}
        data-field="passwordAgain"
        data-warning={differs && fault !== 'passwordAgain'}
        label={t('sign-up:passwordAgain')}
        value={draft.passwordAgain}
        error={differs ? t('sign-up:fault.passwordAgain') : null}
        aria-invalid={differs}
        onChange={({ currentTarget }) => change({ passwordAgain: currentTarget.value })}
      />
    </>
  );
}
