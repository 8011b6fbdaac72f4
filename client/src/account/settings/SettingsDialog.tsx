import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import './settings-styles.css';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { AccountActions } from './AccountActions.tsx';
import { ChatPermission } from './ChatPermission.tsx';
import { createSettingsDraft } from './create-settings-draft.ts';
import classes from './SettingsDialog.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsLists } from './settings-lists-store.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

/**
 * DLG1-05: everything that a customer chooses and keeps. It has its own address over every page, and Back closes it.
 */
export function SettingsDialog() {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const close = useCloseDialog();
  const session = useSession((state) => state.session);
  const isPasswordShown = useShell((state) => state.isPasswordShown);
  const { answer: lists, error, load } = useSettingsLists();
  const customer = useSession((state) => (selectIsOnline(state) ? selectCustomer(state) : null));
  const language = useDeviceSettings((settings) => settings.language);
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const visitorSettings = useDeviceSettings((settings) => settings.visitorSettings);
  const draft = useSettingsDraft(
    createSettingsDraft(customer, { language, priceType, visitorSettings }),
    lists,
  );
  const customerId = customer?.customerId ?? null;
  // What is offered depends on who is signed in.
  useEffect(() => {
    if (session !== null) void load();
  }, [load, session, customerId]);

  // The password is requested over everything else; the choices made here stay.
  if (isPasswordShown) return null;
  return (
    <ModalFrame isWide title={t('settings:title')} onClose={close}>
      {lists === null || session === null ? (
        <Waiting hasFailed={error !== null} onRetry={() => void load()} />
      ) : (
        <div className={classes['dialog']}>
          <SettingsForm lists={lists} draft={draft} isVisitor={customer === null} />
          {customer !== null && <AccountActions customer={customer} integrations={lists.integrations} />}
          <ChatPermission />
        </div>
      )}
    </ModalFrame>
  );
}

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!hasFailed)
    return (
      <div aria-busy="true" aria-label={t('settings:loading')} className={classes['skeleton']}>
        {Array.from({ length: 9 }, (_, at) => (
          <span key={at} />
        ))}
      </div>
    );
  return (
    <div role="alert" className={classes['failed']}>
      <p>{t('settings:listsFailed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('settings:retry')}
      </Button>
    </div>
  );
}
