import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';

/**
 * CON1-17: what changed on the account since this device last heard of it holds here, too. What was only chosen here
 * stays until then.
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
