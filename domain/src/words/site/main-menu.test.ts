import { expect, it } from 'vitest';
import { createSite } from '../../../testing/account-fixtures.ts';
import { isMenuItemShown, listMenuItems } from './main-menu.ts';
import type { OwnMenuItem } from './site-file.schema.ts';

const OWN: OwnMenuItem = {
  title: 'Promotions',
  href: 'https://promo.example/',
  restrictionCodes: ['NOPROMO'],
  sessionRequired: true,
  hideChat: true,
  callback: null,
};
const customer = (...codes: string[]) => ({ restrictions: codes.map((code) => ({ code, params: {} })) });
const shown = (viewer: Parameters<typeof isMenuItemShown>[1]) => isMenuItemShown(OWN, viewer);

it('ENT1-17.1, ENT1-17.2, ENT1-17.3, ENT1-17.4, ENT1-17.5, ENT1-17.6: an entry says what it is, where it leads, for whom, and whether the chat stays', () => {
  expect(listMenuItems(createSite({ integrations: ['horses'], menu: [OWN] }))).toEqual([
    {
      type: 'horses',
      title: null,
      group: 'racing',
      icon: 'horse',
      href: '/horses',
      externalRoute: false,
      restrictionCodes: ['HORSES', 'NOWAGERING'],
      sessionRequired: true,
      hideChat: true,
      callback: null,
    },
    { ...OWN, type: 'own', group: 'help', icon: null, externalRoute: true },
  ]);
});

it('ENT1-17.7, ENT1-17.8: an entry that leads to another site, or only acts on the page, says so', () => {
  const menu = [
    { ...OWN, href: '/horses' },
    { ...OWN, href: null, callback: 'rules' as const },
  ];
  const affiliatesUrl = 'https://affiliates.example/';
  expect(
    listMenuItems(createSite({ menu, affiliatesUrl })).map(({ type, externalRoute, callback }) => [
      type,
      externalRoute,
      callback,
    ]),
  ).toEqual([
    ['affiliates', true, null],
    ['own', false, null],
    ['own', false, 'rules'],
  ]);
});

it('VAL1-12: an integration that is not set up has no entry', () => {
  expect(listMenuItems(createSite())).toEqual([]);
});

it('VAL1-11, VAL1-13, VAL1-14: an entry is shown to a customer without its restriction, who is online where that is needed', () => {
  expect(shown({ customer: customer(), isOnline: true })).toBe(true);
  expect(shown({ customer: null, isOnline: false })).toBe(false);
  expect(shown({ customer: null, isOnline: true })).toBe(false);
  expect(shown({ customer: customer('OTHER', 'NOPROMO'), isOnline: true })).toBe(false);
  expect(shown({ customer: customer(), isOnline: false })).toBe(false);
  expect(isMenuItemShown({ ...OWN, sessionRequired: false }, { customer: customer(), isOnline: false })).toBe(
    true,
  );
});
