import type { InboxMessage } from '@lineboard/domain/words/messages/message.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentText } from '../../words/content/ContentText.tsx';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './MessageRow.module.css';
import { flagMessage } from './inbox-store.ts';

interface MessageRowProps {
  message: InboxMessage;
  onDelete: (messageId: number) => Promise<void>;
}

/** A place in a message has no name. */
const stay = (): void => undefined;

/** One message: its subject, and beneath it its text once it is opened, which marks it read. */
export function MessageRow({ message, onDelete }: MessageRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { messageId, subject, html, msgPriority, msgStatus, msgSentAtMs } = message;
  const [isOpen, setIsOpen] = useState(msgPriority === 'M' && msgStatus === null);
  const isUnread = msgStatus === null;
  const turn = (): void => {
    if (!isOpen && isUnread) void flagMessage(messageId, 'Read');
    setIsOpen(!isOpen);
  };
  return (
    <li className={classes['message']} data-unread={isUnread}>
      <button type="button" className={classes['head']} aria-expanded={isOpen} onClick={turn}>
        <span className={classes['mark']} aria-hidden="true" />
        <span className={classes['subject']}>
          {isUnread && <span className={classes['unread']}>{t('messages:unread')} </span>}
          {subject}
        </span>
        <time className="lb-figures" dateTime={new Date(msgSentAtMs).toISOString()}>
          {dateTime(msgSentAtMs)}
        </time>
        <Icon name="down" size={16} />
      </button>
      {isOpen && (
        <div className={classes['words']}>
          <ContentText html={html} onAnchor={stay} />
          <button type="button" className={classes['delete']} onClick={() => void onDelete(messageId)}>
            {t('messages:delete')}
          </button>
        </div>
      )}
    </li>
  );
}
