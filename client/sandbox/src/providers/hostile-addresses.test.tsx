import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { readAddress, withoutToken } from '../frame/read-address.ts';
import { useGuest } from '../guest/guest-store.ts';
import { createTexts } from '../i18n/create-texts.ts';

const FRESH = useGuest.getInitialState();

const MARK = 'zzz-of-the-address';
const SCRIPT = `<img src=x onerror=alert(1)>${MARK}<script>`;
const HOSTILE: ReadonlyArray<readonly [what: string, value: string]> = [
  ['a prototype', '__proto__'],
  ['a script', encodeURIComponent(SCRIPT)],
  ['half a surrogate', `%ED%A0%80${MARK}`],
  ['no encoding', `%E0%A4%A${MARK}`],
  ['8 kB', MARK + 'x'.repeat(8_000)],
  ['a template', encodeURIComponent(`{{value}}$t(title)${MARK}`)],
];

/** Every parameter that any address has, and those that a page reads whatever its address. */
const NAMES = [
  ...new Set([
    ...INTEGRATIONS.flatMap(({ frame }) =>
      [...(frame ?? '').matchAll(/[?&](\w+)=/g)].map(([, name]) => name!),
    ),
    'language',
    'theme',
    '__proto__',
    'constructor',
  ]),
].filter((name) => name !== 'token');

/** The path of each third party, once. */
const PATHS = [
  ...new Set(
    INTEGRATIONS.flatMap(({ frame }) =>
      frame === null ? [] : [frame.replace(/\?.*/, '').replace(/\{\w+\}/, '7')],
    ),
  ),
  '/chat',
  '/agents',
];

let asked: string[];

beforeEach(() => {
  asked = [];
  useGuest.setState(FRESH);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(path + body);
    return Response.json({ error: { code: 'badRequest' } }, { status: 400 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useGuest.setState(FRESH);
});

it.each(HOSTILE)(
  'no page shows, runs or sends on %s in any parameter of an address',
  async (_what, value) => {
    for (const path of PATHS) {
      const query = NAMES.map((name) => `${name}=${value}`).join('&');
      const address = readAddress(new URL(`${path}?${query}`, 'http://sandbox.example'));
      expect([address.language, address.theme]).toEqual(['en', null]);
      const page = render(
        <I18nextProvider i18n={await createTexts('en')}>
          <App address={address} />
        </I18nextProvider>,
      );
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
      expect(page.container.innerHTML, path).not.toContain(MARK);
      expect(page.container.querySelectorAll('script, img, iframe'), path).toHaveLength(0);
      expect(screen.queryByText('Something went wrong on this page'), path).toBeNull();
      page.unmount();
      useGuest.setState(FRESH);
    }
    expect(asked.filter((call) => call.includes(MARK))).toEqual([]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  },
);

it.each(HOSTILE)(
  '%s as a token is taken out of the address, and used for one request',
  async (_what, value) => {
    for (const address of [`/horses?token=${value}`, `/horses?data=${value}`]) {
      useGuest.setState(FRESH);
      asked = [];
      const read = readAddress(new URL(address, 'http://sandbox.example'));
      expect(withoutToken(read)).toBe('/horses');
      const page = render(
        <I18nextProvider i18n={await createTexts('en')}>
          <App address={read} />
        </I18nextProvider>,
      );
      expect(await screen.findByText('This page could not be opened')).toBeDefined();
      expect(page.container.innerHTML).not.toContain(MARK);
      expect(asked).toHaveLength(1);
      page.unmount();
    }
  },
);
