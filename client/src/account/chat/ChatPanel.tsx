import chatTexts from '@lineboard/domain/catalogues/en/later/chat.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useFocusReturn } from '../../ground/ui/use-focus-return.ts';
import { ChatConsent } from './ChatConsent.tsx';
import { ChatFrame } from './ChatFrame.tsx';
import classes from './ChatPanel.module.css';
import { useHidesChat } from './use-hides-chat.ts';

/**
 * SH1-10, CALL1-19: the chat next to the page. Nothing of it is loaded before the customer agrees to this very
 * provider; the device remembers the consent, and the settings take it back. A page that doesn't want it hides it
 * without ending it.
 */
export function ChatPanel() {
  useTexts({ chat: chatTexts });
  const { t } = useTranslation();
  const chat = useSession(({ site }) => site?.liveChat ?? null);
  const allowed = useDeviceSettings(({ chatAllowed }) => chatAllowed);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  const changeShell = useShell((state) => state.changeShell);
  const isHidden = useHidesChat();
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(true, panel);
  useEffect(() => panel.current?.focus(), []);
  if (chat === null) return null;
  const close = (): void => changeShell({ isChatOpen: false });
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-label={t('chat:title')}
      hidden={isHidden}
      data-framed={allowed === chat.source}
      className={classes['panel']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={classes['head']}>
        <h2>{t('chat:title')}</h2>
        <button type="button" aria-label={t('chat:close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {allowed === chat.source ? (
        <ChatFrame chat={chat} />
      ) : (
        <ChatConsent
          chat={chat}
          onAgree={() => changeSettings({ chatAllowed: chat.source })}
          onDecline={close}
        />
      )}
    </div>
  );
}
