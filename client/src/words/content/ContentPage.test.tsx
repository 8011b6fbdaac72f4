import { createSite } from '@lineboard/domain/testing/account-fixtures';
import { createPage } from '@lineboard/domain/testing/content-fixtures';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { ContentLinks } from './ContentLinks.tsx';
import { ContentText } from './ContentText.tsx';
import { ContentPage } from './ContentPage.tsx';
import { contentStoreOf } from './content-stores.ts';

const ASKED = 'GET /api/content/29?language=en';
const PRIVACY = createPage({ pageId: '29', title: 'Privacy' });

let book: FakeBook;
let scrolled: Array<[text: string, behavior: unknown]>;

const open = (anchor?: string) =>
  renderPart(<ContentPage pageId="29" title="shell:privacy" anchor={anchor} />);

beforeEach(() => {
  book = openFakeBook({ [ASKED]: { body: PRIVACY } });
  for (const language of ['en', 'es'] as const) contentStoreOf('29', language).getState().forget();
  useDeviceSettings.getState().changeSettings({ language: 'en' });
  useLineState.getState().applyLineState({ connection: 'live' });
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, options) {
    scrolled.push([this.tagName === 'ARTICLE' ? 'top' : (this.textContent ?? ''), Object(options).behavior]);
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('a page of words', () => {
  it('SCR1-75, CALL1-57: is requested by its id, and shown unchanged', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Football' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy');
    expect(book.calls.map(({ path }) => path)).toEqual(['/api/content/29?language=en']);
  });

  it('SCR1-76: begins at its top', async () => {
    await open();
    await vi.waitFor(() => expect(scrolled).toEqual([['top', 'instant']]));
  });

  it('SCR1-77: then scrolls smoothly to the requested place, with the focus', async () => {
    await open('soccer');
    await vi.waitFor(() =>
      expect(scrolled).toEqual([
        ['top', 'instant'],
        ['Soccer', 'smooth'],
      ]),
    );
    expect(document.activeElement?.textContent).toBe('Soccer');
  });

  it.each([
    ['#f%C3%BAtbol', 'fútbol'],
    ['#100%', '100%'],
  ])('hands on the place that %s asks for, encoded or not', async (href, anchor) => {
    const asked = vi.fn<(anchor: string) => void>();
    await renderPart(<ContentText html={`<p><a href="${href}">there</a></p>`} onAnchor={asked} />);
    fireEvent.click(screen.getByText('there'));
    expect(asked.mock.calls).toEqual([[anchor]]);
  });

  it('SCR1-77: scrolls there at once with reduced motion', async () => {
    const media = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(media(query), { matches: query.includes('reduced-motion') }),
    );
    await open('soccer');
    await vi.waitFor(() => expect(scrolled).toHaveLength(2));
    expect(scrolled[1]).toEqual(['Soccer', 'instant']);
  });

  it('leads to its own places, also repeatedly, and leaves the address unchanged', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'soccer' });
    for (let times = 1; times <= 2; times += 1) {
      const event = fireEvent.click(link);
      expect(event).toBe(false);
    }
    expect(scrolled.filter(([text]) => text === 'Soccer')).toHaveLength(2);
  });

  it('stays where it is when a place doesn’t exist', async () => {
    await open('x"]');
    await screen.findByText('Football');
    await act(async () => undefined);
    expect(scrolled).toEqual([['top', 'instant']]);
  });

  it('says when it isn’t in the reader’s language', async () => {
    book.answers['GET /api/content/29?language=es'] = { body: PRIVACY };
    useDeviceSettings.getState().changeSettings({ language: 'es' });
    await open();
    expect((await screen.findByRole('note')).textContent).toMatch(/ español .* inglés\.$/);
    expect(screen.getByText('Football').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('keeps its place while it is loading, and offers another try when it failed', async () => {
    book.answers[ASKED] = 'lost';
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
    book.answers[ASKED] = { body: PRIVACY };
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('Football')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can still be read offline, and is requested again once the connection is back', async () => {
    await open();
    await screen.findByText('Football');
    act(() => useLineState.getState().applyLineState({ connection: 'offline' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^As of/);
    expect(screen.getByText('Football')).toBeTruthy();
    book.answers[ASKED] = { body: { ...PRIVACY, html: '<p>Newer</p>', version: 2 } };
    act(() => useLineState.getState().applyLineState({ connection: 'live' }));
    expect(await screen.findByText('Newer')).toBeTruthy();
  });
});

it('ENT1-22, ENT1-23, CON1-10: shows the book’s phones, to be called by a press, and its chats next to its own words', async () => {
  const site = {
    phoneNumbers: [{ label: 'Wagering', number: '+1 (202) 555-0143' }],
    chats: [{ label: 'Chat with us', href: 'https://chat.example/' }],
  };
  useSession.setState({ site: createSite() });
  await renderPart(<ContentLinks onRules={() => undefined} />);
  expect(screen.queryByRole('list')).toBeNull();
  act(() => useSession.setState({ site: createSite(site) }));
  expect(screen.getByText('Wagering')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '+1 (202) 555-0143' }).href).toBe(
    'tel:+12025550143',
  );
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Chat with us' });
  expect([chat.href, chat.target, chat.rel]).toEqual([
    'https://chat.example/',
    '_blank',
    'noopener noreferrer',
  ]);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(chat);
  const [address, , features = ''] = open.mock.calls[0] ?? [];
  expect(address).toBe('https://chat.example/');
  expect(features.split(',')).toEqual(expect.arrayContaining(['width=590', 'height=610', 'noopener']));
});

it('ENT1-22, ENT1-23: names phones and chats by their words in the language of the page', async () => {
  const site = {
    phoneNumbers: [{ label: 'Wagering', labels: { es: 'Apuestas' }, number: '+1 202 555 0143' }],
    chats: [{ label: 'Chat with us', labels: { es: 'Escríbanos' }, href: 'https://chat.example/' }],
  };
  useSession.setState({ site: createSite(site) });
  await renderPart(<ContentLinks onRules={() => undefined} />, 'es');
  expect(screen.getByText('Apuestas')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escríbanos' })).toBeTruthy();
});
