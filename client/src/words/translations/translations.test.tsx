import { createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { keepTextOverlay } from './keep-text-overlay.ts';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { LearningMode } from './LearningMode.tsx';
import { useSuggestions } from './suggestions-store.ts';
import { TranslationsPage } from './TranslationsPage.tsx';

const OWN = '/api/customer/text-suggestions';

let book: FakeBook;
let texts: i18n;

beforeEach(() => {
  texts = createI18n('en');
  book = openFakeBook({
    [`GET ${OWN}`]: { body: { suggestions: [] } },
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`GET /api/texts/${language}`, { body: { version: 1, texts: [] } }]),
    ),
  });
  // jsdom has no layout: the table is told that it has room for a few rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState());
  useShell.setState(useShell.getInitialState());
  useSuggestions.setState(useSuggestions.getInitialState());
  useNotices.getState().takeNotices();
});

const signIn = (maySuggestTexts: boolean) =>
  useSession.getState().applySession({
    online: true,
    customer: createCustomer({ maySuggestTexts }),
    balance: null,
  });

const show = (part: React.ReactNode) => render(<I18nextProvider i18n={texts}>{part}</I18nextProvider>);

const sent = () => book.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const notices = () => useNotices.getState().waiting.map(({ text }) => text);

describe('the learning mode', () => {
  const pressed = vi.fn<() => void>();
  const open = () => {
    pressed.mockClear();
    useShell.setState({ isLearning: true });
    show(
      <>
        <button type="button" onClick={pressed} aria-label="Nothing found for “lions”.">
          <span>17</span>
        </button>
        <p>Detroit Lions</p>
        <LearningMode />
      </>,
    );
  };

  it('SCR1-63: turns a press on a text into a question for another wording, which is saved as a suggestion', async () => {
    open();
    await userEvent.click(screen.getByText('17'));
    expect(pressed).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Your wording' });
    expect(field).toMatchObject({ value: 'Nothing found for “{{text}}”.' });
    expect(dialog.getByText('Keep these as they are: {{text}}')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'No luck');
    await userEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(dialog.getByRole('alert').textContent).toMatch(/double braces must be the same/);
    expect(sent()).toEqual([]);
    await userEvent.type(field, ' with {{{{text}}');
    const suggestion = { language: 'en', key: 'search:nothing', text: 'No luck with {{text}}' };
    book.answers[`PUT ${OWN}`] = { body: { suggestions: [suggestion] } };
    await userEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([suggestion]);
    expect(notices()).toEqual(['Sent. Nothing changes until the book accepts it.']);
    // No page has it yet, not even the customer's own.
    expect(texts.t('search:nothing', { text: 'x' })).toBe('Nothing found for “x”.');
  });

  it('says when the pressed text isn’t one of the page’s, and what the book refuses', async () => {
    open();
    await userEvent.click(screen.getByText('Detroit Lions'));
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    book.answers[`PUT ${OWN}`] = {
      status: 422,
      body: { error: { code: 'suggestionsFull', params: { most: 200 } } },
    };
    await userEvent.click(screen.getByText('17'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/Too many suggestions/));
  });

  it('ends by its own button; then presses work as before', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(useShell.getState().isLearning).toBe(false);
    cleanup();
    show(
      <button type="button" onClick={pressed}>
        Press
      </button>,
    );
    await userEvent.click(screen.getByText('Press'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('the page of all texts', () => {
  const keys = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  it('SCR1-64: shows them with their languages side by side, with a search, and renders only the visible rows', async () => {
    signIn(true);
    show(<TranslationsPage />);
    const table = await screen.findByRole('table');
    expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(800);
    expect(keys().length).toBeLessThan(60);
    await userEvent.type(screen.getByRole('searchbox'), 'search:nothing');
    expect(keys()).toEqual(['search:nothing']);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toHaveLength(LANGUAGES.length);
    expect(cells[0]).toBe('Nothing found for “{{text}}”.');
    expect(cells[1]).toContain('No hay resultados');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '<script>');
    expect(screen.getByText('No texts here.')).toBeTruthy();
  });

  it('marks what the book changed and what waits, and takes a suggestion for any of them', async () => {
    signIn(true);
    book.answers['GET /api/texts/es'] = {
      body: { version: 2, texts: [{ key: 'search:nothing', text: 'Nada de «{{text}}»' }] },
    };
    book.answers[`GET ${OWN}`] = {
      body: { suggestions: [{ language: 'th', key: 'search:forget', text: 'ลบ' }] },
    };
    show(<TranslationsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Changed' }));
    expect(keys()).toEqual(['search:nothing']);
    expect(screen.getByText('Nada de «{{text}}»').parentElement?.textContent).toContain(
      'Changed by the book',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Suggested by you' }));
    expect(keys()).toEqual(['search:forget']);
    expect(screen.getByText('Suggested: ลบ')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), ' todo');
    book.answers[`PUT ${OWN}`] = { body: { suggestions: [] } };
    await userEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(sent()).toEqual([{ language: 'es', key: 'search:forget', text: 'Borrar todo' }]);
  });

  it('is closed to customers whom the book doesn’t let suggest texts, and requests nothing', async () => {
    signIn(false);
    show(<TranslationsPage />);
    expect(screen.getByText('This page isn’t open to your account.')).toBeTruthy();
    expect(book.calls).toEqual([]);
  });

  it('says that they couldn’t be loaded, and tries again', async () => {
    signIn(true);
    const answer = book.answers['GET /api/texts/es']!;
    book.answers['GET /api/texts/es'] = 'lost';
    show(<TranslationsPage />);
    expect(await screen.findByText('The texts could not be loaded.')).toBeTruthy();
    book.answers['GET /api/texts/es'] = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

it('a text that the book changed is on the page as soon as it is loaded, in the current language', async () => {
  book.answers['GET /api/texts/en'] = {
    body: { version: 1, texts: [{ key: 'translations:notOpen', text: 'Closed' }] },
  };
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  show(<TranslationsPage />);
  expect(screen.getByText('This page isn’t open to your account.')).toBeTruthy();
  let stop = () => {};
  act(() => {
    stop = keepTextOverlay(texts);
  });
  expect(await screen.findByText('Closed')).toBeTruthy();
  stop();
});
