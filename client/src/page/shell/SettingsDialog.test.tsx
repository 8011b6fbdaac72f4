import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { BASEBALL_ACTION_TYPES, HOME_PAGES } from '@lineboard/domain/account/settings/settings-choices';
import { BOOK_CODES } from '@lineboard/domain/ground/language/languages';
import { createChosenSettings, createSettings } from '@lineboard/domain/testing/account-fixtures';
import { useRouterState } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { SettingsPanel } from '../../account/settings/SettingsPanel.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { Dialogs } from './Dialogs.tsx';

const LISTS: SettingsLists = {
  languages: BOOK_CODES.map((code) => ({ code })),
  homePages: HOME_PAGES.map((name) => ({ name })),
  baseballActionTypes: BASEBALL_ACTION_TYPES.map((name) => ({ name })),
  mainSports: [
    { sportType: 'Football', sportSubType: 'NFL' },
    { sportType: 'Baseball', sportSubType: 'MLB' },
  ],
  timeZones: ['America/New_York', 'Asia/Bangkok', 'Europe/Madrid', 'UTC'],
  integrations: [
    { name: 'sportsbook', route: '/' },
    { name: 'dstProps', route: '/dstProps' },
  ],
};
const SAVE = 'PUT /api/customer/settings';

let book: FakeBook;

// Preloads the part that is loaded by `import()`, also for a busy machine.
beforeAll(async () => void (await import('../../account/settings/SettingsDialog.tsx')));

beforeEach(() => {
  book = openFakeBook({
    'GET /api/settings/lists': { body: LISTS },
    'GET /api/settings/teams?sportType=Football&sportSubType=NFL': {
      body: { teams: ['Chicago Bears', 'Detroit Lions'] },
    },
    'POST /api/customer/actions': { status: 204 },
    [SAVE]: { status: 204 },
  });
  openTestPage();
  useNotices.setState({ waiting: [] });
  useShell.setState({ isPasswordShown: false });
});
afterEach(() => useDeviceSettings.setState(useDeviceSettings.getInitialState()));

const Kickoff = () => <time>{useFormats().dateTime(Date.parse('2026-01-05T02:30:00Z'))}</time>;

function Address() {
  const href = useRouterState({ select: ({ location }) => location.href });
  return <p>at {href}</p>;
}

const signIn = (customer: Partial<CustomerInfo>): void => {
  const session = { online: true, customer: { ...CUSTOMER, ...customer }, balance: ACCOUNT.balance };
  useSession.setState({ session });
  book.answers['GET /api/session'] = { body: session };
};

const CHOSEN = createChosenSettings({
  webHomePage: 'BetOffering',
  favoriteSportType: 'Football',
  favoriteSportSubType: 'NFL',
  defaultIntegration: '/',
});

const open = async (customer: Partial<CustomerInfo> = { settings: CHOSEN }): Promise<HTMLElement> => {
  signIn(customer);
  await renderPart(
    <>
      <Dialogs />
      <Kickoff />
    </>,
    'en',
    '/?dialog=settings',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await within(dialog).findByRole('combobox', { name: 'Language' });
  return dialog;
};

const choose = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const optionsOf = (name: string): string[] =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
const saved = () =>
  book.calls.filter(({ path }) => path === '/api/customer/settings').map(({ body }) => body);

it('has what the choice for moved prices came to, of a customer', async () => {
  const dialog = await open();
  expect(within(dialog).getByRole('heading', { name: 'When odds change' })).toBeTruthy();
  await waitFor(() => expect(book.calls.map(({ path }) => path)).toContain('/api/fair-change'));
});

it.each(BOOK_CODES)('accepts every language that it offers: %s', async (code) => {
  await open({ settings: { ...CHOSEN, webLanguage: code === 'ENG' ? 'SPA' : 'ENG' } });
  choose('Language', code);
  await save();
  await waitFor(() => expect(saved()).toMatchObject([{ webLanguage: code }]));
});

describe('texts of the page', () => {
  it('SCR1-63: start the learning mode for customers whom the book lets suggest texts, over the page that was open', async () => {
    const dialog = await open({ settings: CHOSEN, maySuggestTexts: true });
    book.answers['GET /api/customer/text-suggestions'] = { body: { suggestions: [] } };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Learning mode' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('region', { name: 'Learning mode' })).toBeTruthy();
    act(() => useSession.getState().endSession(false));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Learning mode' })).toBeNull());
    useShell.setState(useShell.getInitialState());
  });

  it('SCR1-64: open on a page in a window of their own', async () => {
    const dialog = await open({ settings: CHOSEN, maySuggestTexts: true });
    const link = within(dialog).getByRole('link', { name: 'All texts (new window)' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '#/translations',
      '_blank',
      'noopener',
    ]);
  });

  it('SCR1-63, SCR1-64: can’t be suggested by other customers', async () => {
    const dialog = await open();
    expect(within(dialog).queryByText('Texts')).toBeNull();
  });
});

describe('the settings of an account', () => {
  it('DLG1-05: have an address, and Back closes them', async () => {
    signIn({ settings: CHOSEN });
    await renderPart(
      <>
        <SettingsPanel onClose={() => undefined} />
        <Dialogs />
        <Address />
      </>,
      'en',
      '/openBets',
    );
    await userEvent.click(screen.getByRole('button', { name: 'All settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });
    expect(screen.getByText('at /openBets?dialog=settings')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('at /openBets')).toBeTruthy();
  });

  it('DLG1-05: opened by their address, they leave the page open when they are closed', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['SCR1-54, CALL1-44', 'Language', ['English', 'Español', 'ไทย', '繁體中文', 'Português']],
    [
      'SCR1-55, CALL1-45',
      'Home page',
      ['Lines', 'Live', 'Open bets', 'Daily figures', 'Transactions', 'The default integration'],
    ],
    ['SCR1-56, CALL1-48', 'Favorite sport', ['NFL', 'MLB']],
    ['SCR1-57, CALL1-46', 'Baseball pitchers', ['Listed pitchers must start', 'Action, whoever starts']],
    ['SCR1-58', 'Odds', ['American', 'Decimal', 'Fractional']],
    ['SCR1-59, CALL1-47', 'Time zone', ['New York', 'Bangkok', 'Madrid', 'UTC']],
    ['SCR1-60, CALL1-49', 'Default integration', ['Sportsbook', 'Props']],
  ])('%s: %s is chosen from a list', async (_id, name, options) => {
    await open();
    expect(optionsOf(name)).toEqual(options);
  });

  it.each([
    ['CALL1-50.1', { webLanguage: 'SPA' }],
    ['CALL1-50.2', { webHomePage: 'OpenBets' }],
    ['CALL1-50.3', { favoriteSportType: 'Football', favoriteSportSubType: 'NFL' }],
    ['CALL1-50.4', { favoriteTeamId: 'Detroit Lions' }],
    ['CALL1-50.5', { webPitcherOption: 'action' }],
    ['CALL1-50.6, SCR1-61', { webRememberPassword: true }],
    ['CALL1-50.7', { timeZone: 'Asia/Bangkok' }],
    ['CALL1-50.8', { priceType: 'D' }],
    ['CALL1-50.9', { defaultIntegration: '/dstProps' }],
  ])('%s: saves %o', async (_id, expected) => {
    await open();
    choose('Language', 'SPA');
    choose('Home page', 'OpenBets');
    choose('Baseball pitchers', 'action');
    choose('Odds', 'D');
    choose('Time zone', 'Asia/Bangkok');
    choose('Default integration', '/dstProps');
    await screen.findByRole('option', { name: 'Detroit Lions' });
    choose('Favorite team', 'Detroit Lions');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Keep me signed in/ }));
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject(expected);
  });

  it('CON1-17, SCR1-59: apply at once, to prices, words and every time on the page', async () => {
    await open();
    const time = screen.getByRole('time');
    expect(time.textContent).toContain('Jan 4');
    choose('Time zone', 'Asia/Bangkok');
    choose('Odds', 'F');
    choose('Language', 'TH');
    signInAnswer({ timeZone: 'Asia/Bangkok', settings: { ...CHOSEN, webLanguage: 'TH' } });
    await save();
    await waitFor(() => expect(time.textContent).toContain('5 ม.ค.'));
    expect(useDeviceSettings.getState()).toMatchObject({ priceType: 'F', language: 'th' });
    // In the form, where it was pressed: no notice covers the dialog's edge.
    const said = await screen.findByText('Settings saved.');
    expect(said.getAttribute('aria-live')).toBe('polite');
    expect(useNotices.getState().waiting).toEqual([]);
    choose('Odds', 'D');
    expect(said.textContent).toBe('');
  });

  const signInAnswer = (customer: Partial<CustomerInfo>): void => {
    book.answers['GET /api/session'] = {
      body: { online: true, customer: { ...CUSTOMER, ...customer }, balance: ACCOUNT.balance },
    };
  };

  it('CALL1-52: are noted in the action log when they are saved', async () => {
    await open();
    await save();
    await waitFor(() =>
      expect(book.calls.filter(({ path }) => path === '/api/customer/actions')).toMatchObject([
        {
          body: {
            action: 'Customer Settings Changed',
            detail: 'ENG, no team, listed, do not remember',
          },
        },
      ]),
    );
  });

  it.each([
    ['VAL1-43', 'Language', { ...CUSTOMER.settings, ...CHOSEN, webLanguage: 'XX' }, 'Choose a language.'],
    ['VAL1-45', 'Favorite sport', { ...CHOSEN, favoriteSportSubType: null }, 'Choose a favorite sport.'],
    [
      'VAL1-46',
      'Default integration',
      { ...CHOSEN, defaultIntegration: null },
      'Choose a default integration.',
    ],
  ])('%s: nothing is saved before %s is chosen', async (_id, name, settings, text) => {
    await open({ settings });
    await save();
    const field = screen.getByRole('combobox', { name });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text)).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('VAL1-44: aren’t saved before a price type is chosen', async () => {
    await open({ settings: CHOSEN, priceType: null as never });
    await save();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Odds' }));
    expect(saved()).toEqual([]);
  });

  it('put the focus on the first missing field of the form', async () => {
    await open({
      settings: { ...CHOSEN, favoriteSportSubType: null, defaultIntegration: null },
      priceType: null as never,
    });
    await save();
    const marked = screen
      .getAllByRole('combobox')
      .filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(marked.length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(marked[0]);
  });

  it('accept an account’s language by the name of its texts, too', async () => {
    await open({ settings: { ...CHOSEN, webLanguage: 'zh-hant' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('ZH');
  });

  it('lose nothing in a failed save, and say why', async () => {
    book.answers[SAVE] = 'lost';
    await open();
    choose('Time zone', 'Asia/Bangkok');
    await save();
    expect((await screen.findByText(/Nothing was saved/)).textContent).toContain('No connection');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' }).value).toBe('Asia/Bangkok');
    expect(useDeviceSettings.getState().accountSeen).toBeNull();
  });

  it('report a choice that no longer exists at its field', async () => {
    book.answers[SAVE] = {
      status: 422,
      body: { error: { code: 'choiceUnavailable', params: { field: 'defaultIntegration' } } },
    };
    await open();
    await save();
    const field = screen.getByRole('combobox', { name: 'Default integration' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('request a list again that didn’t load', async () => {
    book.answers['GET /api/settings/lists'] = 'lost';
    const { useSettingsLists } = await import('../../account/settings/settings-lists-store.ts');
    useSettingsLists.getState().forget();
    signIn({ settings: CHOSEN });
    await renderPart(<Dialogs />, 'en', '/?dialog=settings');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    book.answers['GET /api/settings/lists'] = { body: LISTS };
    await userEvent.click(retry);
    expect(await screen.findByRole('combobox', { name: 'Language' })).toBeTruthy();
  });

  it('show what is saved on another device meanwhile, except for fields that were changed here', async () => {
    await open();
    choose('Home page', 'Transactions');
    act(() => signIn({ timeZone: 'Europe/Madrid', settings: { ...CHOSEN, webHomePage: 'OpenBets' } }));
    const valueOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
    expect([valueOf('Time zone'), valueOf('Home page')]).toEqual(['Europe/Madrid', 'Transactions']);
  });
});

describe('a visitor', () => {
  it('chooses for this device, and nothing is requested about an account', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await renderPart(
      <>
        <Dialogs />
        <Kickoff />
      </>,
      'en',
      '/?dialog=settings',
    );
    await screen.findByRole('combobox', { name: 'Language' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    choose('Favorite sport', 'Baseball/MLB');
    choose('Default integration', '/');
    choose('Time zone', 'Asia/Bangkok');
    await save();
    await waitFor(() => expect(screen.getByRole('time').textContent).toContain('Jan 5'));
    expect(saved()).toEqual([]);
    expect(useDeviceSettings.getState().visitorSettings).toMatchObject({ favoriteSportSubType: 'MLB' });
  });

  it('is asked after signing in whether these choices become the account’s', async () => {
    useDeviceSettings.setState({ visitorSettings: { ...createSettings(), timeZone: 'Europe/Madrid' } });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use them for my account' }));
    expect(saved()).toEqual([]);
    await save();
    await waitFor(() => expect(saved()).toMatchObject([{ timeZone: 'Europe/Madrid', priceType: 'D' }]));
    expect(useDeviceSettings.getState().visitorSettings).toBeNull();
  });

  it('may discard them instead', async () => {
    useDeviceSettings.setState({ visitorSettings: createSettings() });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(useDeviceSettings.getState().visitorSettings).toBeNull();
    expect(screen.queryByRole('button', { name: 'Forget them' })).toBeNull();
  });
});

describe('limits on oneself', () => {
  const restricted = (params: Record<string, number>) => ({
    settings: CHOSEN,
    restrictions: [{ code: 'AUTOLINECH', params }],
  });
  const sent = () => book.calls.filter(({ path }) => path.includes('/restrictions/'));

  it('SCR1-62: auto-accept is shown with its current state, and can’t be changed there', async () => {
    await open();
    expect(screen.getByRole('status').textContent).toBe('On');
  });

  it('SCR1-62: auto-accept is off under AUTOLINECH', async () => {
    await open(restricted({}));
    expect(screen.getByRole('status').textContent).toBe('Off');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ask me about every changed line/ }).disabled,
    ).toBe(true);
  });

  it('CALL2-33, CALL1-06: the question about every changed line is switched on the account', async () => {
    book.answers['PUT /api/customer/restrictions/AUTOLINECH'] = { status: 204 };
    await open();
    const session = book.answers['GET /api/session'];
    book.answers['GET /api/session'] = {
      body: {
        online: true,
        customer: { ...CUSTOMER, ...restricted({ ByCustomer: 1 }) },
        balance: ACCOUNT.balance,
      },
    };
    const box = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ask me about every changed line/ });
    await userEvent.click(box());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Off'));
    await waitFor(() => expect(box().disabled).toBe(false));
    book.answers['GET /api/session'] = session!;
    await userEvent.click(box());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('On'));
    expect(sent().map(({ body }) => body)).toEqual([{ isOn: true }, { isOn: false }]);
  });

  it('CALL1-06: a limit that only the book can lift needs a second question', async () => {
    book.answers['PUT /api/customer/restrictions/NOSPTWAGER'] = { status: 204 };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Give up sports betting' }));
    expect(sent()).toEqual([]);
    const asked = screen.getByRole('group', { name: 'sports betting' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Give up sports betting' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { isOn: true } }]));
  });
});

describe('the PIN, which is the password', () => {
  const CHANGE = 'PUT /api/customer/password';
  const type = (label: RegExp, text: string): void =>
    void fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });
  const change = async (): Promise<void> => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Change PIN' }));
    type(/^Present password/, 'correct horse 1');
    type(/^New PIN$/, 'Better horse 7');
    type(/^New PIN again/, 'Better horse 7');
    await userEvent.click(screen.getByRole('button', { name: 'Change PIN' }));
  };

  it('SCR1-65, ERR1-11: takes the new value and its repetition, and says “PIN Updated”', async () => {
    book.answers[CHANGE] = { body: { resultCode: 0 } };
    await change();
    await waitFor(() =>
      expect(useNotices.getState().waiting).toMatchObject([{ kind: 'success', text: 'PIN Updated' }]),
    );
    expect(screen.queryByLabelText(/^New PIN$/, { selector: 'input' })).toBeNull();
  });

  it('ERR1-12: any other result is an alert titled “Error”', async () => {
    book.answers[CHANGE] = { body: { resultCode: 1, code: 'incorrectPassword' } };
    await change();
    const alert = await screen.findByText('Error');
    expect(alert.closest('[role=alert]')?.textContent).toMatch(/^Error .*password/);
    expect(useNotices.getState().waiting).toEqual([]);
  });

  it('SCR1-66, VAL1-19: says how hard the new one is to guess, and refuses a weak one', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Change PIN' }));
    type(/^Present password/, 'correct horse 1');
    type(/^New PIN$/, 'abc');
    type(/^New PIN again/, 'abc');
    expect(screen.getByText('Weak password')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change PIN' }));
    expect(book.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    type(/^New PIN$/, 'Better horse 7!');
    expect(screen.getByText('Terrific Password')).toBeTruthy();
  });

  it('DLG1-14: is changed in a separate dialog, and other choices are still there after it', async () => {
    await open();
    choose('Time zone', 'Asia/Bangkok');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await screen.findByRole('dialog', { name: 'Settings' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' }).value).toBe('Asia/Bangkok');
  });
});
