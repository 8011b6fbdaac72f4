import chatTexts from '@lineboard/domain/catalogues/en/later/chat.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import classes from './SettingsDialog.module.css';

/** CALL1-19: the consent to the chat, and the way to take it back: an open chat goes at once. */
export function ChatPermission() {
  useTexts({ chat: chatTexts });
  const { t } = useTranslation();
  const allowed = useDeviceSettings(({ chatAllowed }) => chatAllowed);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  if (allowed === null) return null;
  return (
    <section className={classes['section']}>
      <h3>{t('chat:title')}</h3>
      <p className={classes['note']}>{t('chat:allowed', { host: new URL(allowed, location.href).host })}</p>
      <Button variant="default" onClick={() => changeSettings({ chatAllowed: null })}>
        {t('chat:takeBack')}
      </Button>
    </section>
  );
}
