import type { OwnDevice } from '@lineboard/domain/customer/session-list.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
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
  const [isResetAsked, setIsResetAsked] = useState(false);
  return (
    <section>
      <h3>{t('devices.bound')}</h3>
      <p className={classes['quiet']}>{t('devices.boundWhy')}</p>
      <ul className={classes['list']}>
        {devices.map((device) => (
          <DeviceRow key={device.deviceId} source={source} device={device} />
        ))}
      </ul>
      {isResetAsked ? (
        <ConfirmReset source={source} onDone={() => setIsResetAsked(false)} />
      ) : (
        <Button variant="default" size="xs" onClick={() => setIsResetAsked(true)}>
          {t('devices.reset')}
        </Button>
      )}
    </section>
  );
}

function DeviceRow({ source, device }: { source: SessionListSource; device: OwnDevice }) {
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
        <Button size="xs" disabled={source.isBusy} onClick={() => void source.authorizeDevice(deviceId)}>
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

/** Asked once more: it puts everybody else out. */
function ConfirmReset({ source, onDone }: { source: SessionListSource; onDone: () => void }) {
  const { t } = useTranslation('settings');
  const reset = async (): Promise<void> => {
    if (await source.resetDevices()) onDone();
  };
  return (
    <div role="group" aria-label={t('devices.reset')} className={classes['confirm']}>
      <p>{t('devices.resetWhy')}</p>
      <div className={classes['actions']}>
        <Button size="xs" disabled={source.isBusy} onClick={() => void reset()}>
          {t('devices.reset')}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {t('password.cancel')}
        </Button>
      </div>
    </div>
  );
}
