import { type Language, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import type { PushPayload } from '@lineboard/domain/account/notifications/push-notice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFakePage,
  createFakeServiceScope,
  type FakeServiceScope,
  SCOPE,
} from '../../testing/fake-service-scope.ts';
import { retireServiceWorker } from './retire-service-worker.ts';
import { startServiceWorker } from './start-service-worker.ts';

const NO_TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, {}])) as Record<
  Language,
  Readonly<Record<string, string>>
>;

const TEXTS = {
  ...NO_TEXTS,
  en: {
    W: 'Bet won',
    L: 'Bet lost',
    sold: 'Cashed out at your target',
    accepted: 'Live bet accepted',
    refused: 'Live bet refused',
    nothingPlaced: 'Nothing was placed.',
    message: 'New message',
    several: 'News: {{number}}',
    ticket: 'Ticket {{number}}',
    look: 'Open to read.',
  },
  es: { W: 'Apuesta ganada', ticket: 'Boleto {{number}}' },
};

const pageOf = (build: string): string =>
  `<script src="./first-paint.js"></script><link href="./assets/${build}.css"><script src="./assets/${build}.js"></script>
   <link rel="preload" href="/api/site"><link rel="manifest" href="./manifest.webmanifest">`;

const NAVIGATION = { mode: 'navigate' };

let fake: FakeServiceScope;

const serve = (build: string): void => {
  fake.network.set('', pageOf(build));
  fake.network.set('first-paint.js', `paint ${build}`);
  fake.network.set(`assets/${build}.js`, `script ${build}`);
  fake.network.set(`assets/${build}.css`, `style ${build}`);
};
const install = async (): Promise<void> => {
  startServiceWorker(fake.scope, TEXTS);
  await fake.dispatch('install');
  await fake.dispatch('activate');
};
const goOffline = (): void => fake.network.clear();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fake = createFakeServiceScope();
  serve('one');
});
afterEach(() => void vi.useRealTimers());

describe('the page without a network', () => {
  it('opens with all files that it names', async () => {
    await install();
    goOffline();
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('one'));
    expect(await fake.request('assets/one.js')).toBe('script one');
    expect(await fake.request('assets/one.css')).toBe('style one');
    expect(await fake.request('first-paint.js')).toBe('paint one');
  });

  it('has no answer of the book and no line: the worker never touches them', async () => {
    await install();
    const asked = fake.asked.length;
    for (const path of ['/api/site', '/api/open-bets', '/live/?EIO=4', '/sports/manifest.webmanifest'])
      expect(await fake.request(path)).toBeNull();
    expect(await fake.request('', { ...NAVIGATION, method: 'POST' })).toBeNull();
    expect(await fake.request('/elsewhere', NAVIGATION)).toBeNull();
    expect(await fake.request('https://elsewhere.example/sports/assets/one.js')).toBeNull();
    expect(fake.asked).toHaveLength(asked);
    expect(fake.asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  it('is also shown when a gateway is gone behind its proxy', async () => {
    await install();
    fake.network.set('', () => new Response('bad gateway', { status: 502 }));
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('one'));
  });

  it('keeps the files that it had loaded before the worker existed, and refuses other files', async () => {
    await install();
    fake.network.set('assets/later.js', 'later');
    fake.network.set('/api/session', 'private');
    const urls = [
      `${SCOPE}assets/later.js`,
      'https://book.example/api/session',
      'https://elsewhere.example/x.js',
    ];
    await fake.dispatch('message', { data: { kind: 'keepFiles', urls } });
    goOffline();
    expect(await fake.request('assets/later.js')).toBe('later');
    const kept = await (await fake.caches.open('lineboard-shell-1')).keys();
    expect(kept.filter((url) => !url.startsWith(SCOPE) || url.includes('/api/'))).toEqual([]);
  });
});

it('takes the pages over that are open, and has the next one asked for while it starts', async () => {
  await install();
  expect(fake).toMatchObject({ isWaiting: false, hasTakenOver: true, isPreloading: true });
});

describe('a newer page', () => {
  it('comes first as soon as the network has it, with its own files, and opens offline from then on', async () => {
    await install();
    serve('two');
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('two'));
    goOffline();
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('two'));
    expect(await fake.request('assets/two.js')).toBe('script two');
    // A tab that is still open with the one before still works.
    expect(await fake.request('assets/one.js')).toBe('script one');
  });

  it('that differs by its policy alone brings that: which frames it may show is said there', async () => {
    const policyOf = async (): Promise<string | null | undefined> =>
      (await (await fake.caches.open('lineboard-shell-1')).match(SCOPE))?.headers.get(
        'content-security-policy',
      );
    await install();
    const headers = { 'content-security-policy': 'frame-src https://games.example' };
    fake.network.set('', () => new Response(pageOf('one'), { headers }));
    await fake.request('', NAVIGATION);
    expect(await policyOf()).toBe('frame-src https://games.example');
    expect(await fake.caches.keys()).toEqual(['lineboard-shell-1']);
    goOffline();
    expect(await fake.request('assets/one.js')).toBe('script one');
  });

  it('leaves nothing behind of the one before the last', async () => {
    await install();
    for (const build of ['two', 'three']) {
      serve(build);
      await fake.request('', NAVIGATION);
    }
    expect(await fake.caches.keys()).toEqual(['lineboard-shell-2', 'lineboard-shell-3']);
    goOffline();
    await expect(fake.request('assets/one.js')).rejects.toThrow('no network');
  });

  it('doesn’t replace a complete one when some of its files are missing', async () => {
    await install();
    serve('two');
    fake.network.set('assets/two.js', () => new Response('gone', { status: 404 }));
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('two'));
    goOffline();
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('one'));
  });

  it('keeps nothing under a file’s name that is answered with the page, as some servers do', async () => {
    await install();
    const page = () =>
      new Response(pageOf('two'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    fake.network.set('assets/later.js', page);
    expect(await fake.request('assets/later.js')).toBe(pageOf('two'));
    fake.network.set('assets/later.js', 'later');
    expect(await fake.request('assets/later.js')).toBe('later');
    serve('two');
    fake.network.set('assets/two.js', page);
    await fake.request('', NAVIGATION);
    goOffline();
    expect(await fake.request('', NAVIGATION)).toBe(pageOf('one'));
  });

  it('is waited for three seconds, and longer when the page is reloaded', async () => {
    await install();
    serve('two');
    const later = (): Promise<Response> =>
      new Promise((resolve) => setTimeout(() => resolve(new Response(pageOf('two'))), 8_000));
    fake.network.set('', later);
    const first = fake.request('', NAVIGATION);
    const again = fake.request('', { ...NAVIGATION, cache: 'no-cache' });
    await vi.advanceTimersByTimeAsync(8_100);
    expect(await first).toBe(pageOf('one'));
    expect(await again).toBe(pageOf('two'));
  });
});

it('a worker that is turned off removes itself and everything that was stored', async () => {
  await install();
  await fake.caches.open('somebody-elses');
  retireServiceWorker(fake.scope);
  await fake.dispatch('install');
  await fake.dispatch('activate');
  expect(await fake.caches.keys()).toEqual(['somebody-elses']);
  expect(fake.isRegistered).toBe(false);
});

it('a worker that is turned off doesn’t wait until pages that are open for days are closed', async () => {
  fake.isWaiting = true;
  retireServiceWorker(fake.scope);
  await fake.dispatch('install');
  expect(fake.isWaiting).toBe(false);
});

describe('news while the page is closed', () => {
  const push = (payload: PushPayload | 'not JSON'): Promise<void> =>
    fake.dispatch('push', { data: { json: () => JSON.parse(JSON.stringify(payload)) } });
  const WON = { kind: 'graded', outcome: 'W', ticketNumber: 77, entryId: 5 } as const;

  it('are shown in the customer’s language, without an amount unless it was sent', async () => {
    await install();
    await push({ language: 'es', notice: WON });
    await push({ language: 'en', notice: { ...WON, outcome: 'L', amountCents: -123_450 } });
    await push({
      language: 'en',
      notice: { kind: 'sold', ticketNumber: 79, entryId: 10, amountCents: 123_450 },
    });
    expect(fake.shown).toMatchObject([
      { title: 'Apuesta ganada', options: { body: 'Boleto 77', tag: 'entry-5', lang: 'es' } },
      { title: 'Bet lost', options: { body: '−1,234.50 · Ticket 77' } },
      { title: 'Cashed out at your target', options: { body: '1,234.50 · Ticket 79', tag: 'entry-10' } },
    ]);
  });

  it.each([
    [WON, 'Bet won', '#/ticket/77'],
    [{ kind: 'decided', ticketNumber: 78, entryId: 8 }, 'Live bet accepted', '#/ticket/78'],
    [{ kind: 'decided', ticketNumber: null, entryId: 9 }, 'Live bet refused', '#/openBets'],
    [{ kind: 'sold', ticketNumber: 79, entryId: 10 }, 'Cashed out at your target', '#/ticket/79'],
    [{ kind: 'message', messageId: 3 }, 'New message', '#/?dialog=inbox'],
    [{ kind: 'several', count: 12 }, 'News: 12', '#/?dialog=notifications'],
  ] as const)('%j is told and leads where it is shown', async (notice, title, address) => {
    await install();
    await push({ language: 'en', notice });
    expect(fake.shown[0]).toMatchObject({ title, options: { data: { address } } });
  });

  it('are shown even when they can’t be read: a browser takes silence for misuse', async () => {
    await install();
    await fake.dispatch('push', { data: null });
    await push('not JSON');
    await push({ language: 'en', notice: { kind: 'of a later gateway' } as never });
    expect(fake.shown.map(({ title }) => title)).toEqual(['News: 1', 'News: 1', 'News: 1']);
  });

  it('are left to a visible page', async () => {
    await install();
    fake.pages.push(createFakePage({ focused: true }));
    await push({ language: 'en', notice: WON });
    expect(fake.shown).toEqual([]);
  });

  const press = async (address: string): Promise<boolean> => {
    let isClosed = false;
    await fake.dispatch('notificationclick', {
      notification: { data: { address }, close: () => (isClosed = true) },
    });
    return isClosed;
  };

  it('lead to an open page when pressed, which keeps its content', async () => {
    await install();
    const hidden = createFakePage({ visibilityState: 'hidden' });
    const shown = createFakePage();
    fake.pages.push(hidden, shown);
    expect(await press('#/openBets')).toBe(true);
    expect(shown).toMatchObject({ focused: true, heard: [{ kind: 'openAddress', address: '#/openBets' }] });
    expect([hidden.focused, fake.opened]).toEqual([false, []]);
  });

  it('open a page when pressed and there is none', async () => {
    await install();
    fake.pages.push(createFakePage({ url: 'https://book.example/other/' }));
    await press('#/openBets');
    expect(fake.opened).toEqual([`${SCOPE}#/openBets`]);
  });
});
