import { useTranslation } from 'react-i18next';
import { useMessageTexts } from '../i18n/add-message-texts.ts';
import { useSession } from '../session/session-store.ts';
import { useOpenDialog } from '../ui/use-named-dialog.ts';
import classes from './InboxLink.module.css';

/** The way to the inbox from a menu, with how many messages are unread. @param onOpen closes what it stands in */
export function InboxLink({ onOpen }: { onOpen?: () => void }) {
  useMessageTexts();
  const { t } = useTranslation('messages');
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
      {t('inbox')}{' '}
      {count > 0 && <span className={`${classes['count']} lb-figures`}>{t('unreadCount', { count })}</span>}
    </button>
  );
}
