import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import classes from './PasswordDialog.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SignOut } from './SignOut.tsx';

/**
 * A new password for a customer who knows the present one. When forced (DLG1-13), it stays open until the password is
 * changed: the only other way is to sign out.
 */
export function PasswordDialog({ isForced }: { isForced: boolean }) {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const changeShell = useShell((state) => state.changeShell);
  const notify = useNotices((state) => state.notify);
  const close = (): void => changeShell({ isPasswordShown: false });
  return (
    <ModalFrame
      title={isForced ? t('settings:password.forcedTitle') : t('settings:changePassword')}
      onClose={isForced ? null : close}
    >
      {isForced && <p className={classes['why']}>{t('settings:password.forced')}</p>}
      <PasswordForm
        words="password"
        onDone={() => {
          close();
          notify({ kind: 'success', text: t('settings:password.changed') });
        }}
      />
      {isForced && (
        <div className={classes['out']}>
          <SignOut onClose={close} />
        </div>
      )}
    </ModalFrame>
  );
}
