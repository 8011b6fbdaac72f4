import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import type { NewPasswordInput } from './use-new-password.ts';

interface NewPasswordFieldsProps {
  words?: 'password' | 'pin';
  input: NewPasswordInput;
  error: string | null;
  onType: () => void;
}

/** A new password, its strength, and its repetition. */
export function NewPasswordFields({ words = 'password', input, error, onType }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        field={input.nextField}
        label={words === 'pin' ? t('settings:pin.next') : t('settings:password.next')}
        autoComplete="new-password"
        value={input.next}
        error={error}
        description={<PasswordStrength password={input.next} />}
        onType={(value) => {
          input.typeNext(value);
          onType();
        }}
      />
      <PasswordField
        field={input.againField}
        label={words === 'pin' ? t('settings:pin.again') : t('settings:password.again')}
        autoComplete="new-password"
        value={input.again}
        error={input.differs ? t('settings:password.differ') : null}
        onType={input.typeAgain}
      />
    </>
  );
}
