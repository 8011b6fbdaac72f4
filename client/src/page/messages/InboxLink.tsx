import messagesTexts from '@lineboard/domain/catalogues/en/later/messages.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import classes from './InboxLink.module.css';

/** The inbox entry of a menu, with the number of unread messages. @param onOpen closes the menu around it */
export function InboxLink({ onOpen }: { onOpen?: () => void }) {
  useTexts({ messages: messagesTexts });
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const count = useSession(({ newMessages }) => newMessages);
  return (
    <button
      type="button"
      className={classes['link']}
      onClick={() => {
        onOpen?.();
        openDialog('inbox');
      }}
    >
      {t('messages:inbox')}{' '}
      {count > 0 && (
        <span className={`${classes['count']} lb-figures`}>{t('messages:unreadCount', { count })}</span>
      )}
    </button>
  );
}
