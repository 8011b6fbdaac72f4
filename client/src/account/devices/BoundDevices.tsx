import type { OwnDevice } from '@lineboard/domain/account/sign-in/session-list.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './DevicesDialog.module.css';
import { PlaceName } from './PlaceName.tsx';
import type { SessionListSource } from './use-session-list.ts';

/** The devices of an account that is bound to devices (ROLE1-22): those that may be used, and those that wait. */
export function BoundDevices({
  source,
  devices,
}: {
  source: SessionListSource;
  devices: readonly OwnDevice[];
}) {
  const { t } = useTranslation();
  const [isResetAsked, setIsResetAsked] = useState(false);
  return (
    <section>
      <h3>{t('settings:devices.bound')}</h3>
      <p className={classes['quiet']}>{t('settings:devices.boundWhy')}</p>
      <ul className={classes['list']}>
        {devices.map((device) => (
          <DeviceRow key={device.deviceId} source={source} device={device} />
        ))}
      </ul>
      {isResetAsked ? (
        <ConfirmReset source={source} onDone={() => setIsResetAsked(false)} />
      ) : (
        <Button variant="default" size="xs" onClick={() => setIsResetAsked(true)}>
          {t('settings:devices.reset')}
        </Button>
      )}
    </section>
  );
}

function DeviceRow({ source, device }: { source: SessionListSource; device: OwnDevice }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { deviceId } = device;
  return (
    <li>
      <div>
        <strong>
          <PlaceName place={device} />
        </strong>
        {device.isOwn && <span className={classes['own']}>{t('settings:devices.own')}</span>}
        {!device.isAuthorized && <span className={classes['waits']}>{t('settings:devices.waits')}</span>}
        <span className={classes['quiet']}>
          {t('settings:devices.seen', { when: dateTime(device.seenAtMs) })} · {device.address}
        </span>
      </div>
      {!device.isAuthorized && (
        <Button size="xs" disabled={source.isBusy} onClick={() => void source.authorizeDevice(deviceId)}>
          {t('settings:devices.allow')}
        </Button>
      )}
      {!device.isOwn && (
        <Button
          variant="default"
          size="xs"
          disabled={source.isBusy}
          onClick={() => void source.removeDevice(deviceId)}
        >
          {t('settings:devices.remove')}
        </Button>
      )}
    </li>
  );
}

/** Asked once more: it locks out everybody else. */
function ConfirmReset({ source, onDone }: { source: SessionListSource; onDone: () => void }) {
  const { t } = useTranslation();
  const reset = async (): Promise<void> => {
    if (await source.resetDevices()) onDone();
  };
  return (
    <div role="group" aria-label={t('settings:devices.reset')} className={classes['confirm']}>
      <p>{t('settings:devices.resetWhy')}</p>
      <div className={classes['actions']}>
        <Button size="xs" disabled={source.isBusy} onClick={() => void reset()}>
          {t('settings:devices.reset')}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {t('settings:password.cancel')}
        </Button>
      </div>
    </div>
  );
}
