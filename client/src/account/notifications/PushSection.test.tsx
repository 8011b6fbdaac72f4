import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import {
  closeFakeBrowserPush,
  type FakeBrowserPush,
  openFakeBrowserPush,
} from '../../../testing/fake-browser-push.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { useSession } from '../../ground/session/session-store.ts';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { joinServiceWorker } from './join-service-worker.ts';
import { PushSection } from './PushSection.tsx';
import { usePush } from './push-store.ts';

/** The fake browser's subscription, made from these bytes. */
const KEY = btoa('the key of the book').replaceAll('=', '');

let book: FakeBook;
let browser: FakeBrowserPush;
let stop: () => void = () => undefined;

const open = async (language: Language = 'en', isShort = false): Promise<void> => {
  await renderPart(
    <MantineParts>
      <PushSection isShort={isShort} />
    </MantineParts>,
    language,
  );
};
const saved = () => book.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const ended = () => book.calls.filter(({ path }) => path.endsWith('/end')).map(({ body }) => body);
const turnOn = async (): Promise<void> => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
};

beforeEach(() => {
  browser = openFakeBrowserPush();
  openTestPage({ site: { hasServiceWorker: true } });
  book = openFakeBook({
    'GET /api/push': { body: { publicKey: KEY, browsers: 2 } },
    'PUT /api/push/subscription': { status: 204 },
    'POST /api/push/subscription/end': { status: 204 },
  });
  usePush.setState(usePush.getInitialState());
});
afterEach(() => {
  stop();
  stop = () => undefined;
  closeFakeBrowserPush();
  vi.unstubAllGlobals();
});

describe('notifications on this device', () => {
  it('are requested by a press, never before, and then the book is told, without amounts', async () => {
    stop = joinServiceWorker();
    await open();
    const button = await screen.findByRole('button', { name: 'Turn on' });
    expect(browser.asked).toBe(0);
    await userEvent.click(button);
    expect(await screen.findByText('On for this device.')).toBeTruthy();
    expect(browser.asked).toBe(1);
    expect(saved()).toEqual([
      {
        endpoint: 'https://push.example/one',
        p256dh: expect.stringMatching(/^B[\w-]{86}$/),
        auth: expect.stringMatching(/^[\w-]{22}$/),
        tellsGraded: true,
        tellsDecided: true,
        tellsMessages: true,
        showsAmounts: false,
      },
    ]);
    expect(await screen.findByText('On in 2 of your browsers in all.')).toBeTruthy();
  });

  it('come only of the chosen kinds; the example shows what amounts would reveal', async () => {
    await turnOn();
    await screen.findByText('On for this device.');
    expect(screen.getByText('Ticket 100123')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show amounts, also on a locked screen' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Messages from the book' }));
    await waitFor(() => expect(saved()).toHaveLength(3));
    expect(saved().at(-1)).toMatchObject({ showsAmounts: true, tellsMessages: false, tellsGraded: true });
    expect(screen.getByText('+90.91 · Ticket 100123')).toBeTruthy();
  });

  it('are ended by a press, here and at the book', async () => {
    await turnOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect(ended()).toEqual([{ endpoint: 'https://push.example/one' }]);
    expect([browser.key, localStorage.getItem('lb-push')]).toEqual([null, null]);
  });

  it('a customer who refuses is told how to change that, and that nothing is lost', async () => {
    browser.says = 'denied';
    await turnOn();
    expect((await screen.findByText(/Your browser blocks notifications/)).getAttribute('role')).toBe(
      'status',
    );
    expect(saved()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a browser without support says so, and an iPhone says what to do first', async () => {
    closeFakeBrowserPush();
    await open();
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeTruthy();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
    await act(() => usePush.getState().look());
    expect(await screen.findByText(/add this site to the home screen first/)).toBeTruthy();
  });

  it('stay off when the browser or the book fails, and the page says so', async () => {
    browser.canSubscribe = false;
    await turnOn();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It didn’t work/);
    browser.canSubscribe = true;
    book.answers['PUT /api/push/subscription'] = {
      status: 422,
      body: { error: { code: 'pushUnavailable' } },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('can’t be told'));
    expect(localStorage.getItem('lb-push')).toBeNull();
  });

  it.each([
    [
      'a book without a key',
      () => void (book.answers['GET /api/push'] = { body: { publicKey: null, browsers: 0 } }),
    ],
    ['a book that has turned the worker off', () => openTestPage({ site: { hasServiceWorker: false } })],
    ['an older book', () => openTestPage()],
    ['a visitor', () => useSession.getState().endSession(false)],
    ['a demo customer', () => openTestPage({ customer: { isDemo: true }, site: { hasServiceWorker: true } })],
  ])('%s offers none', async (_, prepare) => {
    prepare();
    await open();
    await act(() => usePush.getState().look());
    expect(screen.queryByText('Notifications on this device')).toBeNull();
  });

  it('are one press in the bell, which hides once they are on and speaks the page’s language', async () => {
    await open('es', true);
    await userEvent.click(await screen.findByRole('button', { name: 'Activar' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the browser’s subscription', () => {
  const begin = async (): Promise<void> => {
    await turnOn();
    await screen.findByText('On for this device.');
    book.calls.length = 0;
  };

  it('is reported to the book again when the page starts, with its chosen kinds', async () => {
    await begin();
    stop = joinServiceWorker();
    await waitFor(() =>
      expect(saved()).toMatchObject([{ endpoint: 'https://push.example/one', showsAmounts: false }]),
    );
    expect(browser.asked).toBe(1);
  });

  it('is renewed when the book has another key', async () => {
    await begin();
    book.answers['GET /api/push'] = {
      body: { publicKey: btoa('another key').replaceAll('=', ''), browsers: 1 },
    };
    stop = joinServiceWorker();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(browser.key).toBe('another key');
  });

  it('ends when the customer signs out here, and stays when the session expires', async () => {
    await begin();
    stop = joinServiceWorker();
    await waitFor(() => expect(saved()).toHaveLength(1));
    act(() => useSession.getState().endSession(true));
    await act(async () => undefined);
    expect(browser.key).toBe('the key of the book');
    openTestPage({ site: { hasServiceWorker: true } });
    await waitFor(() => expect(saved()).toHaveLength(2));
    act(() => useSession.getState().endSession(false));
    await waitFor(() => expect(browser.key).toBeNull());
    expect(localStorage.getItem('lb-push')).toBeNull();
  });

  it('is given up when somebody else signs in here, who is not subscribed by that', async () => {
    await begin();
    openTestPage({ customer: { customerId: 'OTHER' }, site: { hasServiceWorker: true } });
    stop = joinServiceWorker();
    await waitFor(() => expect(browser.key).toBeNull());
    expect(saved()).toEqual([]);
    expect(CUSTOMER.customerId).not.toBe('OTHER');
  });
});

describe('the service worker', () => {
  beforeEach(() => void vi.stubEnv('DEV', false));
  afterEach(() => void vi.unstubAllEnvs().unstubAllGlobals());

  it('is registered by the page, and told what the page has loaded', async () => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'http://localhost/assets/a.js' }] });
    stop = joinServiceWorker();
    await waitFor(() => expect(browser.registered).toEqual(['http://localhost:3000/service-worker.js']));
    await waitFor(() =>
      expect(browser.toWorker).toEqual([{ kind: 'keepFiles', urls: ['http://localhost/assets/a.js'] }]),
    );
  });

  it('is removed when the operator turned it off', async () => {
    openTestPage({ site: { hasServiceWorker: false } });
    stop = joinServiceWorker();
    await waitFor(() => expect(browser.isUnregistered).toBe(true));
    expect(browser.registered).toEqual([]);
  });

  it('leads to the subject of a pressed notification, and nowhere else', () => {
    stop = joinServiceWorker();
    browser.say({ kind: 'openAddress', address: '#/ticket/77' });
    expect(location.hash).toBe('#/ticket/77');
    for (const data of [
      null,
      'x',
      { kind: 'openAddress', address: 'https://evil.example/' },
      { kind: 'other' },
    ])
      browser.say(data);
    expect(location.hash).toBe('#/ticket/77');
    stop();
    browser.say({ kind: 'openAddress', address: '#/ticket/78' });
    expect(location.hash).toBe('#/ticket/77');
    location.hash = '';
  });
});
