import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from './notices-store.ts';
import classes from './NoticesHost.module.css';

const SHOWN_FOR_MS = 5000;

export function NoticesHost() {
  const { t } = useTranslation('shell');
  const waiting = useNotices((state) => state.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { id, kind, text } of useNotices.getState().takeNotices())
      notifications.show({
        id,
        message: text,
        autoClose: kind === 'error' ? false : SHOWN_FOR_MS,
        className: classes[kind] ?? '',
        role: kind === 'error' ? 'alert' : 'status',
        closeButtonProps: { 'aria-label': t('close') },
      });
  }, [waiting, t]);
  return <Notifications position="top-center" limit={3} />;
}
