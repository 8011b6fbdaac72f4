import { judgePassword, type PasswordLabel } from '@lineboard/domain/account/sign-in/judge-password';
import { useTranslation } from 'react-i18next';
import classes from './PasswordStrength.module.css';

const STEPS: Readonly<Record<PasswordLabel, number>> = { weak: 1, regular: 2, good: 3, terrific: 4 };

/** How hard a new password is to guess, in words and as a bar; before the first character, what it requires. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation();
  const { label } = judgePassword(password);
  const isEmpty = password === '';
  return (
    <span className={classes['strength']} data-label={isEmpty ? undefined : label}>
      <span className={classes['bar']} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-filled={!isEmpty && step <= STEPS[label]} />
        ))}
      </span>
      <span aria-live="polite">
        {isEmpty ? t('settings:password.hint') : t(`settings:password.${label}`)}
      </span>
    </span>
  );
}
