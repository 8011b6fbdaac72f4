import { createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { createMenuPart, createPage } from '@lineboard/domain/testing/content-fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { useLineState } from '../../ground/live/line-state.ts';
import { applyCustomerSettings } from '../../account/sign-in/apply-customer-settings.ts';
import { contentStoreOf, rulesMenuStoreOf } from './content-stores.ts';
import { Rules } from './Rules.tsx';

const MENU = [
  ...createMenuPart('13', 'Sports Rules', { football: 'Football', soccer: 'Soccer' }),
  ...createMenuPart('wagertypes', 'Wager Types', { parlay: 'Parlays' }),
];
const WAGER_TYPES = createPage({
  pageId: 'wagertypes',
  title: 'Wager Types',
  html: '<h2 id="content-parlay">Parlays</h2><p>All have to win.</p>',
});

let book: FakeBook;
let chosen: string[];
let scrolled: string[];

const open = (anchor?: string, isNarrow = false) =>
  renderPart(
    <Rules anchor={anchor} isNarrow={isNarrow} level={1} onChoose={(place) => chosen.push(place)} />,
  );

beforeEach(() => {
  book = openFakeBook();
  for (const language of LANGUAGES) {
    rulesMenuStoreOf(language).getState().forget();
    for (const page of [createPage(), WAGER_TYPES]) {
      contentStoreOf(page.pageId, language).getState().forget();
      book.answers[`GET /api/content/${page.pageId}?language=${language}`] = { body: { ...page, language } };
    }
    book.answers[`GET /api/rules-menu?language=${language}`] = { body: MENU };
  }
  useDeviceSettings.getState().changeSettings({ language: 'en', isLanguageChosen: false });
  useLineState.getState().applyLineState({ connection: 'live' });
  chosen = [];
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    if (this.id !== '') scrolled.push(this.id);
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('the rules', () => {
  it('SCR2-28, SCR2-31, CALL2-01: have a menu that lists the pages with their parts, and the sports rules are open', async () => {
    await open();
    const menu = await screen.findByRole('navigation', { name: 'Rules by topic' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sports Rules', 'Football', 'Soccer', 'Wager Types', 'Parlays']);
    expect(within(menu).getByRole('link', { current: 'location' }).textContent).toBe('Sports Rules');
    expect(await screen.findByText(/Four quarters/)).toBeTruthy();
    expect(book.calls.map(({ path }) => path)).toContain('/api/content/13?language=en');
  });

  it('SCR2-29, ENT2-27, CALL2-02: open the page that has the chosen name of the menu', async () => {
    await open('parlay');
    expect(await screen.findByText('All have to win.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wager Types');
    expect(screen.queryByText(/Four quarters/)).toBeNull();
  });

  it('ST2-30: report a chosen rule with its place; a new tab is left to the browser', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Parlays' });
    expect(link.getAttribute('href')).toBe('#/rules/parlay');
    fireEvent.click(link, { ctrlKey: true });
    expect(chosen).toEqual([]);
    fireEvent.click(link);
    expect(chosen).toEqual(['parlay']);
  });

  it('SCR2-30, ST2-32: give a new page 500 ms before scrolling to its place', async () => {
    contentStoreOf('wagertypes', 'en').setState({ answer: WAGER_TYPES });
    rulesMenuStoreOf('en').setState({ answer: MENU });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('parlay');
    expect(screen.getByText('All have to win.')).toBeTruthy();
    vi.advanceTimersByTime(499);
    expect(scrolled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolled).toEqual(['content-parlay']);
  });

  it('SCR2-33, SCR2-32, SCR2-34, SCR2-35: show en for ENG, es for SPA, th for TH and zh-hant for ZH', async () => {
    for (const [webLanguage, language] of [
      ['ENG', 'en'],
      ['SPA', 'es'],
      ['TH', 'th'],
      ['ZH', 'zh-hant'],
    ] as const) {
      const customer = createCustomer();
      const signedIn = { ...customer, settings: { ...customer.settings, webLanguage } };
      act(() => applyCustomerSettings({ online: true, customer: signedIn, balance: null }));
      book.calls.length = 0;
      await open();
      await screen.findAllByText(/Four quarters/);
      const asked = book.calls.map(({ path }) => path);
      expect(asked).toContain(`/api/content/13?language=${language}`);
      expect(asked).toContain(`/api/rules-menu?language=${language}`);
    }
  });

  it('have one field that opens the menu where there is no room for it', async () => {
    await open('soccer', true);
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rules by topic' });
    expect(field.value).toBe('soccer');
    fireEvent.change(field, { target: { value: 'parlay' } });
    expect(chosen).toEqual(['parlay']);
  });

  it('show a page without the menu, and the menu can be tried again', async () => {
    book.answers['GET /api/rules-menu?language=en'] = 'lost';
    await open('soccer');
    expect(await screen.findByText(/Four quarters/)).toBeTruthy();
    book.answers['GET /api/rules-menu?language=en'] = { body: MENU };
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('navigation', { name: 'Rules by topic' })).toBeTruthy();
  });
});
