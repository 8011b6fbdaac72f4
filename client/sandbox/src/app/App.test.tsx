import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { readAddress } from '../frame/read-address.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { App } from './App.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (path: string, language: Language = 'en') => {
  const address = readAddress(new URL(path, 'http://sandbox.example'));
  return render(
    <I18nextProvider i18n={await createTexts(language)}>
      <App address={address} />
    </I18nextProvider>,
  );
};

it.each(['/', '/nobody', '/__proto__', '/constructor/x'])(
  'says that there is no provider at %s',
  async (path) => {
    await open(path);
    expect(screen.getByRole('status').textContent).toContain('Nothing here');
  },
);

it('says that it is made up', async () => {
  await open('/chat');
  expect((await screen.findByRole('banner')).textContent).toContain('Sandboxa made-up provider');
});

/** The answer of the widget's listener, and the requests that it got. */
const stubGame = (answer: object | null): unknown[] => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return answer === null ? Response.error() : Response.json(answer);
  });
  return asked;
};
const GAME = { gameNum: 4711, sportType: 'Football', teams: ['Bears', 'Lions'] };

it('CALL1-17: the widget has players of the teams of its game, the same each time, and reports its height', async () => {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 512.3 } as DOMRect);
  const asked = stubGame({ game: GAME });
  const first = await open('/dstWidget/4711');
  const players = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  expect(screen.getByRole('heading', { name: 'Player props, Bears at Lions' })).toBeDefined();
  expect(players.join()).toContain('passing yards');
  expect(asked[0]).toEqual(['/props/open', { gameNum: 4711 }]);
  expect(tell).toHaveBeenCalledWith({ type: 'height', height: 513 }, '*');
  first.unmount();
  await open('/dstWidget/4711');
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(players);
});

it('a page whose address names no game shows one that the book has props for', async () => {
  for (const path of [
    '/dstProps',
    '/dstWidget',
    '/dstWidget/__proto__',
    '/dstWidget/-1',
    '/dstWidget/2147483648',
    `/dstWidget/${'9'.repeat(8_000)}`,
  ]) {
    const asked = stubGame({ game: GAME });
    const page = await open(path);
    expect(await screen.findByRole('heading', { name: 'Player props, Bears at Lions' })).toBeDefined();
    expect(asked).toEqual([['/props/open', { gameNum: null }]]);
    page.unmount();
  }
});

it('the widget says when the book doesn’t have its game, and when the book is unreachable', async () => {
  stubGame({ game: null });
  const unknown = await open('/dstWidget/4711');
  expect(await screen.findByText('No props for this game')).toBeDefined();
  unknown.unmount();
  stubGame(null);
  await open('/dstWidget/4711');
  const again = await screen.findByRole('button', { name: 'Try again' });
  stubGame({ game: GAME });
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Player props, Bears at Lions' })).toBeDefined();
});

it('the widget shows what chosen lines pay together, with one side for each player', async () => {
  stubGame({ game: GAME });
  await open('/dstWidget/4711');
  const [over, under, other] = (await screen.findAllByRole('button')) as HTMLButtonElement[];
  fireEvent.click(over!);
  fireEvent.click(under!);
  fireEvent.click(other!);
  expect([over, under, other].map((side) => side!.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'true',
  ]);
  const price = (Number(under!.textContent) * Number(other!.textContent)).toFixed(2);
  expect(screen.getByText(`2 lines at ${price} together`)).toBeDefined();
});

it.each([
  ['en', 'How do I get a payout?', 'The book checks each one.'],
  ['es', '¿Cómo retiro?', 'La casa revisa cada uno.'],
  ['th', 'อยากถอนเงิน', 'เจ้ามือจะตรวจสอบทุกรายการ'],
  ['zh-hant', '我要提款', '每筆都會審核'],
] as const)('the desk answers in %s', async (language, question, answer) => {
  await open('/chat', language);
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: question } });
  fireEvent.submit(field);
  expect(screen.getByText(question)).toBeDefined();
  expect(screen.getByText(new RegExp(answer))).toBeDefined();
});
