import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import '../../ground/ui/password-styles.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../ground/session/passkeys-here.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import classes from '../devices/DevicesDialog.module.css';
import { PasskeyRow } from './PasskeyRow.tsx';
import { type PasskeySource, usePasskeys } from './use-passkeys.ts';

/** Passkeys sign the customer in besides the password. */
export function PasskeysDialog() {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  const close = useCloseDialog();
  return (
    <ModalFrame title={t('settings:passkeys.title')} onClose={close}>
      {isOnline ? <Content /> : <p className={classes['quiet']}>{t('settings:passkeys.signInFirst')}</p>}
    </ModalFrame>
  );
}

function Content() {
  const { t } = useTranslation();
  const source = usePasskeys();
  const { passkeys, error } = source;
  return (
    <div className={classes['content']} aria-busy={source.isBusy || passkeys === null}>
      <p className={classes['quiet']}>{t('settings:passkeys.what')}</p>
      {error !== null && (
        <p role="alert" className={classes['failed']}>
          {error === 'kept'
            ? t('settings:passkeys.kept')
            : t(`error:${error}`, { most: passkeys?.length ?? 0 })}{' '}
          {passkeys === null && (
            <Button variant="default" size="xs" onClick={() => void source.reload()}>
              {t('settings:devices.retry')}
            </Button>
          )}
        </p>
      )}
      {passkeys === null && error === null && (
        <p className={classes['quiet']}>{t('settings:devices.loading')}</p>
      )}
      {passkeys !== null && <List source={source} passkeys={passkeys} />}
    </div>
  );
}

function List({
  source,
  passkeys,
}: {
  source: PasskeySource;
  passkeys: NonNullable<PasskeySource['passkeys']>;
}) {
  const { t } = useTranslation();
  const notify = useNotices((state) => state.notify);
  const add = async (): Promise<void> => {
    if (await source.add()) notify({ kind: 'success', text: t('settings:passkeys.added') });
  };
  return (
    <section>
      {passkeys.length === 0 ? (
        <p className={classes['none']}>{t('settings:passkeys.none')}</p>
      ) : (
        <ul className={classes['list']}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} source={source} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button disabled={source.isBusy} onClick={() => void add()}>
          {t('settings:passkeys.add')}
        </Button>
      ) : (
        <p className={classes['quiet']}>{t('settings:passkeys.notHere')}</p>
      )}
    </section>
  );
}
