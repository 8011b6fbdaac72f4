import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { BoundDevices } from './BoundDevices.tsx';
import classes from './DevicesDialog.module.css';
import { PlaceName } from './PlaceName.tsx';
import { type SessionListSource, useSessionList } from './use-session-list.ts';

/** Where the customer is signed in, and which devices may be used (DLG1-12). */
export function DevicesDialog() {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  const close = useCloseDialog();
  return (
    <ModalFrame title={t('settings:devices.title')} onClose={close}>
      {isOnline ? <Content /> : <p className={classes['quiet']}>{t('settings:devices.signInFirst')}</p>}
    </ModalFrame>
  );
}

function Content() {
  const { t } = useTranslation();
  const source = useSessionList();
  const { list, error } = source;
  return (
    <div className={classes['content']} aria-busy={source.isBusy || list === null}>
      {error !== null && (
        <p role="alert" className={classes['failed']}>
          {t(`error:${error}`)}{' '}
          <Button variant="default" size="xs" onClick={() => void source.reload()}>
            {t('settings:devices.retry')}
          </Button>
        </p>
      )}
      {list === null && error === null && <p className={classes['quiet']}>{t('settings:devices.loading')}</p>}
      {list !== null && <LastSignIn source={source} />}
      {list !== null && <Sessions source={source} />}
      {list?.devices != null && <BoundDevices source={source} devices={list.devices} />}
    </div>
  );
}

function LastSignIn({ source }: { source: SessionListSource }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const last = source.list?.lastSignIn ?? null;
  return (
    <p className={classes['last']}>
      {last === null ? (
        t('settings:devices.firstSignIn')
      ) : (
        <>
          {t('settings:devices.lastSignIn', { when: dateTime(last.atMs) })}{' '}
          <span className={classes['quiet']}>
            <PlaceName place={last} /> · {last.address}
          </span>
        </>
      )}
    </p>
  );
}

function Sessions({ source }: { source: SessionListSource }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const sessions = source.list?.sessions ?? [];
  return (
    <section>
      <h3>{t('settings:devices.sessions')}</h3>
      <ul className={classes['list']}>
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <div>
              <strong>
                <PlaceName place={session} />
              </strong>
              {session.isOwn && <span className={classes['own']}>{t('settings:devices.own')}</span>}
              <span className={classes['quiet']}>
                {t('settings:devices.active', { when: dateTime(session.activeAtMs) })} · {session.address}
              </span>
            </div>
            {!session.isOwn && (
              <Button
                variant="default"
                size="xs"
                disabled={source.isBusy}
                onClick={() => void source.endSession(session.sessionId)}
              >
                {t('settings:devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        disabled={source.isBusy || sessions.length < 2}
        onClick={() => void source.endOthers()}
      >
        {t('settings:devices.endOthers')}
      </Button>
    </section>
  );
}
