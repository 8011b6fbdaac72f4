import type { OwnDevice } from '@lineboard/domain/customer/session-list';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { PasswordField } from '../settings/PasswordField.tsx';
import classes from './DevicesDialog.module.css';
import { PlaceName } from './PlaceName.tsx';
import type { SessionListSource } from './use-session-list.ts';

/** Of an account that is bound to devices (ROLE1-22): those that may be used, and those that wait. */
export function BoundDevices({
  source,
  devices,
}: {
  source: SessionListSource;
  devices: readonly OwnDevice[];
}) {
  const { t } = useTranslation('settings');
  const [asked, setAsked] = useState<{ deviceId: string | null } | null>(null);
  return (
    <section>
      <h3>{t('devices.bound')}</h3>
      <p className={classes['quiet']}>{t('devices.boundWhy')}</p>
      <ul className={classes['list']}>
        {devices.map((device) => (
          <DeviceRow key={device.deviceId} source={source} device={device} onAllow={setAsked} />
        ))}
      </ul>
      {asked === null ? (
        <Button variant="default" size="xs" onClick={() => setAsked({ deviceId: null })}>
          {t('devices.reset')}
        </Button>
      ) : (
        <Confirm source={source} deviceId={asked.deviceId} onDone={() => setAsked(null)} />
      )}
    </section>
  );
}

function DeviceRow({
  source,
  device,
  onAllow,
}: {
  source: SessionListSource;
  device: OwnDevice;
  onAllow: (asked: { deviceId: string }) => void;
}) {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormats();
  const { deviceId } = device;
  return (
    <li>
      <div>
        <strong>
          <PlaceName place={device} />
        </strong>
        {device.isOwn && <span className={classes['own']}>{t('devices.own')}</span>}
        {!device.isAuthorized && <span className={classes['waits']}>{t('devices.waits')}</span>}
        <span className={classes['quiet']}>
          {t('devices.seen', { when: dateTime(device.seenAtMs) })} · {device.address}
        </span>
      </div>
      {!device.isAuthorized && (
        <Button size="xs" disabled={source.isBusy} onClick={() => onAllow({ deviceId })}>
          {t('devices.allow')}
        </Button>
      )}
      {!device.isOwn && (
        <Button
          variant="default"
          size="xs"
          disabled={source.isBusy}
          onClick={() => void source.removeDevice(deviceId)}
        >
          {t('devices.remove')}
        </Button>
      )}
    </li>
  );
}

/** The password once more: what follows lets somebody in, or puts everybody else out. */
function Confirm({
  source,
  deviceId,
  onDone,
}: {
  source: SessionListSource;
  /** null: all but this one are forgotten. */
  deviceId: string | null;
  onDone: () => void;
}) {
  const { t } = useTranslation('settings');
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone =
      deviceId === null
        ? await source.resetDevices(password)
        : await source.authorizeDevice(deviceId, password);
    if (isDone) onDone();
    else field.current?.focus();
  };
  return (
    <form className={classes['confirm']} onSubmit={(event) => void submit(event)}>
      <p>{deviceId === null ? t('devices.resetWhy') : t('devices.allowWhy')}</p>
      <PasswordField
        field={field}
        label={t('password.present')}
        autoComplete="current-password"
        value={password}
        error={null}
        onType={setPassword}
      />
      <div className={classes['actions']}>
        <Button type="submit" size="xs" disabled={source.isBusy || password === ''}>
          {deviceId === null ? t('devices.reset') : t('devices.allow')}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}
