import lineAlerts from '@lineboard/domain/catalogues/en/later/line-alerts.json';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { LineAlert } from '@lineboard/domain/lines/alerts/line-alert.schema';
import { getI18n } from 'react-i18next';
import { filter, type Observable } from 'rxjs';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { readBookMs } from '../../ground/live/line-state.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useLineAlerts } from './alerts-store.ts';
import { writeTold } from './write-alert.ts';

type Told = LineAlert & { told: NonNullable<LineAlert['told']> };

const isTold = (alert: LineAlert): alert is Told => alert.told !== null;

/** A told line is named by the second in which it moved, which may have begun before the page did. */
const SECOND_MS = 1_000;

const announce = (alert: Told): void => {
  const texts = getI18n();
  addTexts(texts, { 'line-alerts': lineAlerts });
  const { priceType } = useDeviceSettings.getState();
  useNotices.getState().notify({
    kind: 'info',
    text: texts.t('line-alerts:isThere', { line: writeTold(texts.t, priceType, alert) }),
    link: { page: 'game', number: alert.gameNum, text: texts.t('line-alerts:toGame') },
  });
};

/**
 * Says each alert once that is told while the page is open, also across outages; what was told before is in the list.
 *
 * @param compare$ known state may be old: connected, or awake again
 * @returns stops it
 */
export const keepLineAlerts = (
  customer$: Observable<CustomerEvent>,
  compare$: Observable<unknown>,
): (() => void) => {
  const sinceMs = readBookMs() - 2 * SECOND_MS;
  const announced = new Map<number, number>();
  let customerId: string | null = null;
  const ask = async (): Promise<void> => {
    const asking = selectCustomer(useSession.getState())?.customerId ?? null;
    if (asking === null) return;
    await useLineAlerts.getState().load();
    const { answer } = useLineAlerts.getState();
    if (answer === null || selectCustomer(useSession.getState())?.customerId !== asking) return;
    if (customerId !== asking) announced.clear();
    customerId = asking;
    for (const alert of answer.alerts.filter(isTold)) {
      const { count, atMs } = alert.told;
      const before = announced.get(alert.alertId) ?? 0;
      announced.set(alert.alertId, count);
      if (count > before && atMs >= sinceMs) announce(alert);
    }
  };
  const events = customer$.pipe(filter(({ kind }) => kind === 'alerts')).subscribe(() => void ask());
  // Nobody who has no alert on this page asks for them with every connection.
  const again = compare$.subscribe(() => {
    if (useLineAlerts.getState().answer !== null) void ask();
  });
  const sessions = useSession.subscribe((state, before) => {
    if (selectCustomer(state)?.customerId !== selectCustomer(before)?.customerId)
      useLineAlerts.getState().forget();
  });
  return () => {
    events.unsubscribe();
    again.unsubscribe();
    sessions();
  };
};
