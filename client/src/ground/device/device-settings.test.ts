import { beforeEach, describe, expect, it } from 'vitest';
import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import { preferredLanguage } from '../i18n/preferred-language.ts';
import { DEVICE_SETTINGS_KEY, type DeviceSettings, useDeviceSettings } from './device-settings.ts';

const reload = async (): Promise<void> => {
  await useDeviceSettings.persist.rehydrate();
};

beforeEach(() => useDeviceSettings.setState(useDeviceSettings.getInitialState()));

const reloadWith = async (changed: Partial<DeviceSettings>): Promise<DeviceSettings> => {
  useDeviceSettings.getState().changeSettings(changed);
  const stored = localStorage.getItem(DEVICE_SETTINGS_KEY)!;
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  localStorage.setItem(DEVICE_SETTINGS_KEY, stored);
  await reload();
  return useDeviceSettings.getState();
};

describe('the device’s settings', () => {
  it('SH1-15: keep the league bookmark over a reload', async () => {
    const settings = await reloadWith({ leagueBookmark: ['Football/NFL'] });
    expect(settings.leagueBookmark).toEqual(['Football/NFL']);
  });
  it('SH1-16: keep the selected sports over a reload', async () => {
    expect((await reloadWith({ selectedSports: ['Football'] })).selectedSports).toEqual(['Football']);
  });
  it('SH1-17: keep the price type over a reload', async () => {
    expect((await reloadWith({ priceType: 'F' })).priceType).toBe('F');
  });
  it('SH1-18: keep the theme over a reload', async () => {
    expect((await reloadWith({ theme: 'light' })).theme).toBe('light');
  });
  it('SH1-08, SH1-19: keep the view mode over a reload', async () => {
    expect((await reloadWith({ viewMode: 'desktop' })).viewMode).toBe('desktop');
  });
  it('SH1-20: keep the language over a reload', async () => {
    expect((await reloadWith({ language: 'th' })).language).toBe('th');
  });
});

describe('the language', () => {
  it.each([
    ['SPA', 'es'],
    ['ENG', 'en'],
    ['TH', 'th'],
    ['ZH', 'zh-hant'],
    ['constructor', 'en'],
  ])('SH1-13: the account’s %s is %s', (code, language) => {
    expect(languageOfBookCode(code)).toBe(language);
  });

  it('starts with the browser’s first language that has texts', () => {
    expect(preferredLanguage(['fr-FR', 'zh-TW', 'en'])).toBe('zh-hant');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});
