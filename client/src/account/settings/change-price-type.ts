import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { callBook } from '../../ground/calls/call-book.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';

/** Prices change on this device at once; the format is saved to the account so that other devices start with it. */
export const changePriceType = (priceType: PriceType): void => {
  useDeviceSettings.getState().changeSettings({ priceType });
  if (selectIsOnline(useSession.getState())) void callBook('changePriceType', { body: { priceType } });
};
