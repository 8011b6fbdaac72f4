import { INTEGRATIONS, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { Dialogs } from '../../page/shell/Dialogs.tsx';
import { MainMenu } from './MainMenu.tsx';
import { resetOutages } from './use-provider-news.ts';

let book: FakeBook;

beforeEach(() => {
  resetOutages();
  book = openFakeBook({ 'GET /api/integrations': { body: { out: [] } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('ROLE1-09: the menu has no link to the affiliates’ site unless the operator asked for it', async () => {
  openTestPage({
    site: { integrations: ['affiliates', 'cardAuthorization', 'horses'] },
    customer: { isAffiliate: true },
  });
  await renderPart(<MainMenu />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Horses']);
});

it('SH1-21: the menu offers casino, horse racing, live dealer, live betting, lotto and props', async () => {
  openTestPage({
    site: { integrations: ['casino', 'horses', 'liveDealer', 'liveBetting', 'lotto', 'dstProps'] },
  });
  await renderPart(<MainMenu />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Props',
    'Live betting',
    'Horses',
    'Casino',
    'Live dealer',
    'Lotto',
  ]);
});

it('asks which of its sites are away only where a link leads to one of another company', async () => {
  const asked = async (integrations: readonly IntegrationName[]) => {
    cleanup();
    book.calls.length = 0;
    openTestPage({ site: { integrations } });
    await renderPart(<MainMenu />);
    return book.calls.map(({ path }) => path);
  };
  expect(await asked([])).toEqual([]);
  expect(await asked(['horses'])).toEqual(['/api/integrations']);
});

const own = (title: string, fields: object) => ({
  title,
  href: null,
  restrictionCodes: [],
  sessionRequired: false,
  hideChat: false,
  callback: null,
  ...fields,
});

it('ENT1-17.7, ENT1-17.8: the operator’s own links open another site in a new tab, or the rules over the page', async () => {
  const menu = [
    own('Promotions', { href: 'https://promo.example/' }),
    own('House rules', { callback: 'rules' }),
    own('Figures', { href: '/dailyFigures' }),
  ];
  openTestPage({ site: { menu, affiliatesUrl: 'https://affiliates.example/' } });
  await renderPart(
    <>
      <Dialogs />
      <MainMenu />
    </>,
  );
  const away = screen.getByRole<HTMLAnchorElement>('link', { name: 'Promotions' });
  expect([away.href, away.target, away.rel]).toEqual([
    'https://promo.example/',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Affiliates' }).rel).toContain('noopener');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Figures' }).target).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'House rules' }));
  expect(await screen.findByRole('dialog', { name: 'Rules' })).toBeDefined();
});

it.each([
  ['en', 'House rules'],
  ['es', 'Reglas de la casa'],
  ['th', 'House rules'],
] as const)('ENT1-17.1: on a page in %s an operator’s own way is called %s', async (language, title) => {
  const rules = { callback: 'rules', titles: { es: 'Reglas de la casa', 'zh-hant': '投注規則' } } as const;
  openTestPage({ site: { menu: [own('House rules', rules)] } });
  await renderPart(<MainMenu />, language);
  expect(screen.getByRole('button').textContent).toBe(title);
});

it('VAL1-12: the menu leads to what is set up, and to nothing that needs a parameter', async () => {
  openTestPage({ site: { integrations: ['propsBuilder', 'dstProps'] } });
  await renderPart(<MainMenu />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Props']);
  act(() => openTestPage());
  expect(screen.queryAllByRole('link')).toEqual([]);
});

describe('a menu with many links', () => {
  const MANY = [...INTEGRATIONS.map(({ name }) => name)];
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const group = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  const openMenu = async () => {
    useDeviceSettings.setState({ toggledWays: [] });
    openTestPage({ site: { integrations: MANY, menu: [own('House rules', { callback: 'rules' })] } });
    await renderPart(<MainMenu />);
  };

  it('SH1-21: has groups, the long ones folded, and a single link without one', async () => {
    await openMenu();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sports and props',
      'Live betting4',
      'Casino11',
      'Live dealers',
      'Games5',
      'Racing and lotto',
      'House rules',
    ]);
    expect(links()).toEqual([
      'Props',
      'Main lines',
      'Live dealer',
      'Live dealer lobby',
      'EZ Live',
      'Horses',
      'Lotto',
      'Cashier',
    ]);
    expect(screen.getByRole('list', { name: 'Racing and lotto' })).toBeDefined();
  });

  it('keeps a group unfolded or folded on this device', async () => {
    await openMenu();
    fireEvent.click(group(/^Casino/));
    expect(group(/^Casino/).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Jade Casino' })).toBeDefined();
    fireEvent.click(group(/^Racing/));
    cleanup();
    await renderPart(<MainMenu />);
    expect(screen.getByRole('link', { name: 'Jade Casino' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Horses' })).toBeNull();
    fireEvent.click(group(/^Racing/));
    expect(screen.getByRole('link', { name: 'Horses' })).toBeDefined();
    expect(useDeviceSettings.getState().toggledWays).toEqual(['casino']);
  });

  it('has arrows from line to line, into an unfolded group and out of it', async () => {
    await openMenu();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    group(/^Sports/).focus();
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Props');
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(group(/^Live betting/));
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('Main lines');
  });

  it('shows a folded group as down when each of its providers is', async () => {
    const live = ['liveBetting', 'liveBetting1', 'liveBettingIds', 'ultraPlay'];
    book.answers['GET /api/integrations'] = { body: { out: [...live, 'casino', 'horses'] } };
    await openMenu();
    await screen.findAllByText('Out');
    expect(group(/^Live betting/).textContent).toBe('Live bettingOut4');
    expect(group(/^Casino/).textContent).toBe('Casino11');
    expect(screen.getByRole('link', { name: 'Horses' }).parentElement!.textContent).toBe('HorsesOut');
  });

  it('ROLE1-16: has no group without a link that the customer may use', async () => {
    await openMenu();
    act(() =>
      openTestPage({
        site: { integrations: MANY },
        customer: { restrictions: ['LDEALER', 'CASINO', 'VCASINO'].map((code) => ({ code, params: {} })) },
      }),
    );
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => /casino|dealer/i.test(name!))).toEqual([]);
  });
});
