import type { IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../ground/calls/call-book.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { IntegrationSaid } from './IntegrationSaid.tsx';
import { LaunchedFrame } from './LaunchedFrame.tsx';
import { openIntegrationWindow } from './open-window.ts';
import { type LaunchParameters, usePageParameters } from './use-launch.ts';
import classes from './WindowOrFrame.module.css';

interface WindowOrFrameProps {
  name: IntegrationName;
  parameters: LaunchParameters;
  popup: { widthPx: number; heightPx: number };
  /** Nothing is opened before the customer has chosen where. */
  asksFirst: boolean;
}

/**
 * DLG2-04: a window of its own, or the frame where there is none: on a phone, in a browser that blocks it, or by
 * choice.
 */
export function WindowOrFrame({ name, parameters, popup, asksFirst }: WindowOrFrameProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const own = usePageParameters();
  const [place, setPlace] = useState<'asked' | 'here' | 'window'>(asksFirst ? 'asked' : 'here');
  const [fault, setFault] = useState<CallError | 'blocked' | null>(null);
  const open = async (): Promise<void> => {
    const wrong = await openIntegrationWindow(name, new Map([...own, ...parameters]), popup);
    setFault(wrong);
    if (wrong === null) setPlace('window');
  };
  const windowButton = (
    <button type="button" onClick={() => void open()}>
      {t('integrations:openWindow')}
    </button>
  );
  const says =
    fault === null ? null : fault === 'blocked' ? t('integrations:blocked') : t(`error:${fault.code}`);
  if (place === 'here')
    return (
      <div className={classes['place']}>
        {!isPhone && (
          <div className={classes['bar']}>
            {says !== null && <p role="status">{says}</p>}
            {windowButton}
          </div>
        )}
        <LaunchedFrame name={name} parameters={parameters} />
      </div>
    );
  return (
    <IntegrationSaid
      title={t(`integrations:${name}.title`)}
      said={says ?? t(place === 'window' ? 'integrations:inWindow' : 'integrations:whereToOpen')}
    >
      {windowButton}
      <button type="button" onClick={() => setPlace('here')}>
        {t('integrations:openHere')}
      </button>
    </IntegrationSaid>
  );
}
