import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ChatPanel.module.css';
import { isThere, type LiveChat, sandboxOf } from './live-chat.ts';
import { hear } from '../../ground/calls/hear.ts';

/** The chat in a frame, once its provider has answered; otherwise the reason why there is none. */
export function ChatFrame({ chat }: { chat: LiveChat }) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'asking' | 'loading' | 'shown' | 'away'>('asking');
  useEffect(() => hear(isThere(chat), (answers) => setState(answers ? 'loading' : 'away')), [chat, attempt]);
  if (state === 'away')
    return (
      <div role="alert" className={classes['said']}>
        <p>{navigator.onLine ? t('chat:away', { provider: chat.provider }) : t('chat:offline')}</p>
        <div className={classes['answers']}>
          <button
            type="button"
            onClick={() => {
              setState('asking');
              setAttempt(attempt + 1);
            }}
          >
            {t('chat:retry')}
          </button>
        </div>
      </div>
    );
  return (
    <>
      {state !== 'shown' && (
        <p role="status" className={classes['said']}>
          {t('chat:opening')}
        </p>
      )}
      {state !== 'asking' && (
        <iframe
          className={classes['frame']}
          title={t('chat:frame', { provider: chat.provider })}
          src={chat.frame}
          sandbox={sandboxOf(chat)}
          referrerPolicy="strict-origin"
          data-shown={state === 'shown'}
          onLoad={() => setState('shown')}
        />
      )}
    </>
  );
}
