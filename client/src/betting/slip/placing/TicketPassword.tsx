import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusSlipAction } from '../../../ground/ui/focus-parts.ts';
import classes from './TicketPassword.module.css';
import { useTicketPassword } from '../state/ticket-password-store.ts';

/**
 * The password that this ticket needs; when it was wrong, the field says so, the slip scrolls to it and it waits for
 * another.
 */
export function TicketPassword() {
  const { t } = useTranslation();
  const { password, isChecking, error, enterPassword } = useTicketPassword();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error === null) return;
    end.current?.scrollIntoView({ block: 'end' });
    field.current?.focus({ preventScroll: true });
  }, [error]);
  return (
    <div className={classes['password']}>
      <label htmlFor={id}>{t('placing:password')}</label>
      <input
        ref={field}
        id={id}
        type="password"
        autoComplete="current-password"
        enterKeyHint="done"
        value={password}
        disabled={isChecking}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget: { value } }) => enterPassword(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          focusSlipAction();
        }}
      />
      <p ref={end} id={`${id}-error`} role={error === null ? undefined : 'alert'}>
        {error !== null && t(`error:${error}`)}
      </p>
    </div>
  );
}
