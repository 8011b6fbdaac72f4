import type { CustomerSettings, SettingsDraft } from '@lineboard/domain/account/settings/customer-settings';
import { type CallError, callBook } from '../../ground/calls/call-book.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import { askSession } from '../../ground/session/ask-session.ts';
import { logAction } from '../../ground/session/log-action.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';

/** The settings that a browser shows at once. */
const applyToDevice = ({ webLanguage, priceType }: CustomerSettings): void =>
  useDeviceSettings
    .getState()
    .changeSettings({ priceType, language: languageOfBookCode(webLanguage), isLanguageChosen: true });

/** CALL1-52. */
const describe = (settings: CustomerSettings): string =>
  [
    settings.webLanguage,
    settings.favoriteTeamId ?? 'no team',
    settings.webPitcherOption,
    settings.webRememberPassword ? 'remember' : 'do not remember',
  ].join(', ');

/** The session now says what is on the account. */
const readAgain = async (): Promise<void> => void (await askSession(useSession.getState().applySession));

/**
 * Saves to the account, or for a visitor to this device.
 * @param draft with nothing missing
 * @returns why nothing changed; null: it is saved
 */
export const saveSettings = async (draft: SettingsDraft): Promise<CallError | null> => {
  const settings = draft as CustomerSettings;
  if (!selectIsOnline(useSession.getState())) {
    useDeviceSettings.getState().changeSettings({ visitorSettings: draft });
    applyToDevice(settings);
    return null;
  }
  const answer = await callBook('saveSettings', { body: settings });
  if (!answer.ok) return answer.error;
  applyToDevice(settings);
  void logAction('settings', describe(settings));
  await readAgain();
  return null;
};
