import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SettingsDraft } from '@lineboard/domain/account/settings/customer-settings';
import { findLanguage, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import type { DeviceSettings } from '../../ground/device/device-settings.ts';

/** The time zone in which visitors see times. */
const BOOK_TIME_ZONE = 'America/New_York';

const NOTHING: SettingsDraft = {
  webLanguage: null,
  webHomePage: 'BetOffering',
  favoriteSportType: null,
  favoriteSportSubType: null,
  favoriteTeamId: null,
  webPitcherOption: 'listed',
  webRememberPassword: false,
  timeZone: BOOK_TIME_ZONE,
  priceType: null,
  defaultIntegration: null,
};

type OfDevice = Pick<DeviceSettings, 'language' | 'priceType' | 'visitorSettings'>;

/** Takes the book's language code or the folder name of its texts: accounts have either. */
const codeOfLanguage = (code: string): SettingsDraft['webLanguage'] => {
  const language = findLanguage(code);
  return language === undefined ? null : LANGUAGE_ROWS[language].bookCode;
};

/** The form's first state: the account's settings, or a visitor's choices on this device. */
export const createSettingsDraft = (customer: CustomerInfo | null, device: OfDevice): SettingsDraft => {
  if (customer === null)
    return {
      ...NOTHING,
      ...device.visitorSettings,
      webLanguage: codeOfLanguage(device.language),
      priceType: device.priceType,
    };
  const { timeZone, priceType } = customer;
  // It is chosen in the slip, and saved by a call of its own.
  const { priceAcceptance: _, ...settings } = customer.settings;
  return {
    ...NOTHING,
    ...settings,
    webLanguage: codeOfLanguage(settings.webLanguage),
    webHomePage: settings.webHomePage ?? NOTHING.webHomePage,
    timeZone,
    priceType,
  };
};
