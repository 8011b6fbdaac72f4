import '../../ground/ui/password-styles.css';
import { PasswordInput } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  description?: ReactNode;
  onType: (value: string) => void;
}

/** A password field that can show what is typed. */
export function PasswordField({
  field,
  label,
  autoComplete,
  value,
  error,
  description,
  onType,
}: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      ref={field}
      label={label}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      rightSectionWidth={44}
      visibilityToggleButtonProps={{
        'aria-label': t('settings:password.show'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
      value={value}
      error={error}
      aria-invalid={error !== null}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
