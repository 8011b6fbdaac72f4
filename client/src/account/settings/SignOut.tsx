import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { signOut, signOutEverywhere } from '../../ground/session/keep-session.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import classes from './SettingsPanel.module.css';

/** Signs out, here or on every device; signs a visitor in. */
export function SignOut({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const customer = useSession(selectCustomer);
  const notify = useNotices((state) => state.notify);

  const leave = async (ask: typeof signOut): Promise<void> => {
    const answer = await ask();
    if (answer.ok) onClose();
    else notify({ kind: 'error', text: t('settings:signOutFailed') });
  };

  if (customer === null)
    return (
      <Link to="/signIn" className={classes['signIn']}>
        {t('settings:signIn')}
      </Link>
    );
  return (
    <>
      <Button variant="default" size="xs" onClick={() => void leave(signOut)}>
        {t('settings:signOut')}
      </Button>
      <Button variant="default" size="xs" onClick={() => void leave(signOutEverywhere)}>
        {t('settings:signOutEverywhere')}
      </Button>
    </>
  );
}
