import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';

/** Spec 1 §9: price format and language come from the account; a language chosen on this device stays. */
export const applyCustomerSettings = ({ customer }: SessionAnswer): void => {
  if (customer === null) return;
  const { isLanguageChosen, changeSettings } = useDeviceSettings.getState();
  changeSettings({ priceType: customer.priceType });
  if (!isLanguageChosen) changeSettings({ language: languageOfBookCode(customer.settings.webLanguage) });
};
