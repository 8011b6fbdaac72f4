import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { PushSection } from '../notifications/PushSection.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { FairChange } from './fair-change/FairChange.tsx';
import { OwnLimits } from './own-limits/OwnLimits.tsx';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SelfService } from './SelfService.tsx';
import classes from './SettingsDialog.module.css';
import { TextActions } from './TextActions.tsx';

interface AccountActionsProps {
  customer: CustomerInfo;
  integrations: SettingsLists['integrations'];
}

/** Changes that are saved separately, each by its own call. */
export function AccountActions({ customer, integrations }: AccountActionsProps) {
  const { t } = useTranslation();
  const changeShell = useShell((state) => state.changeShell);
  const openDialog = useOpenDialog();
  const hasCards = useSession(({ site }) => site?.integrations.includes('cardAuthorization') === true);
  return (
    <>
      <OwnLimits />
      <PushSection />
      <FairChange />
      <SelfService customer={customer} integrations={integrations} />
      {customer.maySuggestTexts === true && <TextActions />}
      <section className={classes['section']}>
        <h3>{t('settings:pin.title')}</h3>
        <ChangePin />
        <Button variant="default" onClick={() => changeShell({ isPasswordShown: true })}>
          {t('settings:changePassword')}
        </Button>
        <Button variant="default" onClick={() => openDialog('passkeys')}>
          {t('settings:passkeys.title')}
        </Button>
        {hasCards && (
          <Button variant="default" onClick={() => openDialog('cardAuthorization')}>
            {t('integrations:cardAuthorization.title')}
          </Button>
        )}
      </section>
    </>
  );
}

/** SCR1-65: in this book the PIN is the account's password. */
function ChangePin() {
  const { t } = useTranslation();
  const notify = useNotices((state) => state.notify);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="default" aria-expanded={false} onClick={() => setIsOpen(true)}>
        {t('settings:pin.change')}
      </Button>
    );
  return (
    <>
      <p className={classes['note']}>{t('settings:pin.what')}</p>
      <PasswordForm
        words="pin"
        onDone={() => {
          setIsOpen(false);
          notify({ kind: 'success', text: t('settings:pin.updated') });
        }}
      />
    </>
  );
}
