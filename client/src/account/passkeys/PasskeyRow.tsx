import type { OwnPasskey } from '@lineboard/domain/account/sign-in/passkey.schema';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { isPasskeyOfSite } from '../../ground/session/passkeys-here.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import classes from '../devices/DevicesDialog.module.css';
import type { PasskeySource } from './use-passkeys.ts';

interface PasskeyRowProps {
  source: PasskeySource;
  passkey: OwnPasskey;
}

/** One passkey, with its name and its actions. */
export function PasskeyRow({ source, passkey }: PasskeyRowProps) {
  const [{ doing, isBack }, setState] = useState<{ doing: 'rename' | 'remove' | null; isBack: boolean }>({
    doing: null,
    isBack: false,
  });
  const close = (): void => setState({ doing: null, isBack: true });
  if (doing === 'rename') return <Rename source={source} passkey={passkey} onClose={close} />;
  if (doing === 'remove') return <Remove source={source} passkey={passkey} onClose={close} />;
  return (
    <Shown
      source={source}
      passkey={passkey}
      isBack={isBack}
      onDo={(what) => setState({ doing: what, isBack: false })}
    />
  );
}

/** A part that replaces a focused one takes over the focus. */
const useFirstFocus = <Part extends HTMLElement>(takesFocus: boolean): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (takesFocus) part.current?.focus();
  }, [takesFocus]);
  return part;
};

interface ShownProps extends PasskeyRowProps {
  /** It replaces a question that had the focus. */
  isBack: boolean;
  onDo: (what: 'rename' | 'remove') => void;
}

function Shown({ source, passkey, isBack, onDo }: ShownProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { name, site, createdAtMs, usedAtMs } = passkey;
  const first = useFirstFocus<HTMLButtonElement>(isBack);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {!isPasskeyOfSite(site) && (
          <span className={classes['waits']}>{t('settings:passkeys.otherSite', { site })}</span>
        )}
        <span className={classes['quiet']}>
          {t('settings:passkeys.addedOn', { when: dateTime(createdAtMs) })} ·{' '}
          {usedAtMs === null
            ? t('settings:passkeys.neverUsed')
            : t('settings:passkeys.used', { when: dateTime(usedAtMs) })}
        </span>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={t('settings:passkeys.renameOf', { name })}
        disabled={source.isBusy}
        ref={first}
        onClick={() => onDo('rename')}
      >
        {t('settings:passkeys.rename')}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label={t('settings:passkeys.removeOf', { name })}
        disabled={source.isBusy}
        onClick={() => onDo('remove')}
      >
        {t('settings:devices.remove')}
      </Button>
    </li>
  );
}

function Rename({ source, passkey, onClose }: PasskeyRowProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(passkey.name);
  const field = useFirstFocus<HTMLInputElement>(true);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await source.rename(passkey.passkeyId, name.trim())) onClose();
  };
  return (
    <li>
      <form className={classes['confirm']} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('settings:passkeys.name')}
          maxLength={60}
          ref={field}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className={classes['actions']}>
          <Button type="submit" size="xs" disabled={source.isBusy || name.trim() === ''}>
            {t('settings:passkeys.rename')}
          </Button>
          <Button variant="default" size="xs" onClick={onClose}>
            {t('settings:password.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}

/** Asked once more: the device still offers a passkey that is removed here. */
function Remove({ source, passkey, onClose }: PasskeyRowProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotices((state) => state.notify);
  const cancel = useFirstFocus<HTMLButtonElement>(true);
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await source.remove(passkey.passkeyId))
      notify({ kind: 'success', text: t('settings:passkeys.removed') });
  };
  return (
    <li>
      <form aria-label={passkey.name} className={classes['confirm']} onSubmit={(event) => void remove(event)}>
        <p>{t('settings:passkeys.sure', { name: passkey.name })}</p>
        <div className={classes['actions']}>
          <Button type="submit" color="red" size="xs" disabled={source.isBusy}>
            {t('settings:devices.remove')}
          </Button>
          <Button ref={cancel} variant="default" size="xs" onClick={onClose}>
            {t('settings:password.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
