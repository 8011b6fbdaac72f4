import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';

/**
 * CON1-17: settings that changed on the account since this device last heard of it apply here, too. Choices made only
 * here stay until then.
 */
export const followAccount = (): void => {
  const customer = selectCustomer(useSession.getState());
  if (customer === null) return;
  const { customerId, priceType } = customer;
  const { webLanguage } = customer.settings;
  const { accountSeen: seen, changeSettings } = useDeviceSettings.getState();
  const isSame = seen?.priceType === priceType && seen.webLanguage === webLanguage;
  if (seen?.customerId === customerId && isSame) return;
  changeSettings({ accountSeen: { customerId, priceType, webLanguage } });
  if (seen?.customerId !== customerId) return;
  changeSettings({
    priceType,
    ...(seen.webLanguage === webLanguage ? {} : { language: languageOfBookCode(webLanguage) }),
  });
};
