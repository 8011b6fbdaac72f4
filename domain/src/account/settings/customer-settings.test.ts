import { expect, it } from 'vitest';
import { createSettings } from '../../../testing/account-fixtures.ts';
import { listMissingSettings } from './customer-settings.ts';
import { codeOfHomePage, HOME_PAGES } from './settings-choices.ts';

it.each([
  ['VAL1-43', 'webLanguage'],
  ['VAL1-44', 'priceType'],
  ['VAL1-45', 'favoriteSportSubType'],
  ['VAL1-46', 'defaultIntegration'],
] as const)('%s: settings without %s are not saved', (_id, name) => {
  expect(listMissingSettings({ ...createSettings(), [name]: null })).toEqual([name]);
});

it('settings of which all is chosen lack nothing, a favorite team least of all', () => {
  expect(listMissingSettings({ ...createSettings(), favoriteTeamId: null })).toEqual([]);
});

it('CALL1-50.2: a home page is saved by its name without spaces', () => {
  expect(HOME_PAGES.map(codeOfHomePage)).toEqual([
    'BetOffering',
    'LiveBetting',
    'OpenBets',
    'DailyFigures',
    'Transactions',
    'DefaultIntegration',
  ]);
});
