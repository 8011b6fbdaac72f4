import { useTranslation } from 'react-i18next';
import classes from './ChatPanel.module.css';
import { hostOf, type LiveChat } from './live-chat.ts';

interface ChatConsentProps {
  chat: LiveChat;
  onAgree: () => void;
  onDecline: () => void;
}

/** Says whose chat it is and what they learn, before anything of theirs is loaded. */
export function ChatConsent({ chat, onAgree, onDecline }: ChatConsentProps) {
  const { t } = useTranslation();
  const { provider } = chat;
  return (
    <div className={classes['said']}>
      <p>{t('chat:whose', { provider, host: hostOf(chat) })}</p>
      <p>{t('chat:learns', { provider })}</p>
      <div className={classes['answers']}>
        <button type="button" data-main="true" onClick={onAgree}>
          {t('chat:agree')}
        </button>
        <button type="button" onClick={onDecline}>
          {t('chat:notNow')}
        </button>
      </div>
    </div>
  );
}
