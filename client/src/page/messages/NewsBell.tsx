import messagesTexts from '@lineboard/domain/catalogues/en/later/messages.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { useNews } from './use-news.ts';
import classes from './NewsBell.module.css';

/** More than this many don't fit, and nobody counts them. */
const MOST_SHOWN = 99;

/** The number of news that the customer hasn't seen, and a button that opens them. */
export function NewsBell() {
  useTexts({ messages: messagesTexts });
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const news = useNews();
  const newMessages = useSession((state) => state.newMessages);
  const count = newMessages + news.filter(({ isNew }) => isNew).length;
  return (
    <button
      type="button"
      className={classes['bell']}
      aria-haspopup="dialog"
      aria-label={count === 0 ? t('messages:notifications') : t('messages:notificationsNew', { count })}
      onClick={() => openDialog('notifications')}
    >
      <IconBell size={20} aria-hidden="true" focusable="false" />
      {count > 0 && (
        <span className={`${classes['count']} lb-figures`} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </button>
  );
}
