import type { SettingsDraft, SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { useState } from 'react';

export interface DraftOfSettings {
  /** The saved settings, with the changes that were made here since. */
  values: SettingsDraft;
  isChanged: boolean;
  change: (changed: Partial<SettingsDraft>) => void;
  /** Drops the changes: the saved settings count again. */
  forget: () => void;
}

/**
 * A form over settings that may change elsewhere meanwhile: untouched fields follow them. An only integration is
 * chosen.
 */
export const useSettingsDraft = (kept: SettingsDraft, lists: SettingsLists | null): DraftOfSettings => {
  const [changed, setChanged] = useState<Partial<SettingsDraft>>({});
  const [only, ...more] = lists?.integrations ?? [];
  const first = only !== undefined && more.length === 0 ? only.route : null;
  const values = { ...kept, defaultIntegration: kept.defaultIntegration ?? first, ...changed };
  return {
    values,
    isChanged: Object.keys(changed).length > 0,
    change: (more) => setChanged((before) => ({ ...before, ...more })),
    forget: () => setChanged({}),
  };
};
