import type { CaptchaTask } from '@lineboard/domain/account/sign-in/captcha.schema';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { Dialogs } from '../../page/shell/Dialogs.tsx';
import { useCaptcha } from './captcha-store.ts';
import { keepCaptcha } from './keep-captcha.ts';

/** jsdom has no workers: the page's worker runs in the same thread, over a channel of messages like a worker's. */
const openWorkers = (mayWork = Promise.resolve()): { started: number } => {
  const workers = { started: 0 };
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        workers.started += 1;
        const { port1, port2 } = new MessageChannel();
        void Promise.all([import('comlink'), import('./solve.ts'), mayWork]).then(([{ expose }, { solve }]) =>
          expose(solve, port1),
        );
        return Object.assign(port2, { terminate: () => port2.close() });
      }
    },
  );
  return workers;
};

const createTask = async (): Promise<Extract<CaptchaTask, { kind: 'work' }>> => ({
  kind: 'work',
  challenge: (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 5,
    deriveKey,
    data: { action: 'pageLoaded', session: '00', untilMs: 1 },
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  })) as never,
});

const PROVIDER: CaptchaTask = {
  kind: 'provider',
  script: 'https://captcha.example/api.js?render=key-1',
  siteKey: 'key-1',
  action: 'pageLoaded',
};

let book: FakeBook;
let stop: () => void = () => undefined;

const asked = (): string[] => book.calls.map(({ method, path }) => `${method} ${path}`);
const isPassed = (): boolean =>
  useSession.getState().session?.customer?.customerIsABotRecaptchaValidated === true;
const begin = async (): Promise<void> => {
  await renderPart(<Dialogs />);
  act(() => void (stop = keepCaptcha()));
};

beforeEach(() => {
  useCaptcha.setState({ stage: 'idle', provider: '' });
  openTestPage({ customer: { customerIsABot: true, customerIsABotRecaptchaValidated: false } });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('ST1-16, ST1-17, ROLE1-06, CALL1-10: a customer who is taken for a bot is checked without a riddle, in a separate thread, and is then validated', async () => {
  let work: () => void = () => undefined;
  const workers = openWorkers(new Promise<void>((resolve) => (work = resolve)));
  const task = await createTask();
  book = openFakeBook({ 'POST /api/captcha': { body: task }, 'PUT /api/captcha': { status: 204 } });
  await begin();
  expect((await screen.findByRole('status')).textContent).toBe('Checking that you are a person…');
  expect(isPassed()).toBe(false);
  work();
  await vi.waitFor(() => expect(isPassed()).toBe(true));
  expect(workers.started).toBe(1);
  const { token } = book.calls[1]!.body as { token: string };
  expect(JSON.parse(token)).toMatchObject({ challenge: task.challenge, solution: { counter: 5 } });
  expect(screen.queryByRole('status')).toBeNull();
});

it('a customer who isn’t suspected is asked nothing', async () => {
  openTestPage();
  book = openFakeBook();
  await begin();
  expect(asked()).toEqual([]);
  expect(useCaptcha.getState().stage).toBe('idle');
});

it('a customer who comes to be suspected while the page is open is checked then, and one who signs out isn’t', async () => {
  openTestPage();
  book = openFakeBook({ 'POST /api/captcha': 'lost' });
  await begin();
  act(() => openTestPage({ customer: { customerIsABot: true, customerIsABotRecaptchaValidated: false } }));
  expect((await screen.findByRole('status')).textContent).toContain('No connection.');
  expect(asked()).toEqual(['POST /api/captcha']);
  act(() => useSession.getState().endSession(false));
  expect(useCaptcha.getState().stage).toBe('idle');
});

it('a failed check is reported and tried again on a press', async () => {
  openWorkers();
  book = openFakeBook({
    'POST /api/captcha': { body: await createTask() },
    'PUT /api/captcha': { status: 422, body: { error: { code: 'tokenInvalid' } } },
  });
  await begin();
  expect((await screen.findByRole('alert')).textContent).toContain('The check didn’t work.');
  expect(isPassed()).toBe(false);
  book.answers['PUT /api/captcha'] = { status: 204 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(isPassed()).toBe(true));
});

it('a check without a network resumes when the network is back', async () => {
  openWorkers();
  book = openFakeBook({ 'POST /api/captcha': 'lost' });
  await begin();
  expect((await screen.findByRole('status')).textContent).toContain('No connection.');
  book.answers['POST /api/captcha'] = { body: await createTask() };
  book.answers['PUT /api/captcha'] = { status: 204 };
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isPassed()).toBe(true));
});

it('a check that was passed in another tab leaves nothing to do', async () => {
  book = openFakeBook({ 'POST /api/captcha': { status: 404, body: { error: { code: 'notFound' } } } });
  const { session } = useSession.getState();
  const customer = { ...session!.customer!, customerIsABotRecaptchaValidated: true };
  book.answers['GET /api/session'] = { body: { ...session, customer } };
  await begin();
  await vi.waitFor(() => expect(isPassed()).toBe(true));
  expect(useCaptcha.getState().stage).toBe('idle');
});

it('a customer who signs out meanwhile hears nothing more of the check', async () => {
  let refuse: () => void = () => undefined;
  book = openFakeBook();
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        const body = JSON.stringify({ error: { code: 'sessionEnded' } });
        refuse = () => resolve(new Response(body, { status: 401 }));
      }),
  );
  await begin();
  await screen.findByRole('status');
  act(() => useSession.getState().endSession(false));
  await act(async () => refuse());
  await vi.waitFor(() => expect(useCaptcha.getState().stage).toBe('idle'));
});

it('CALL1-18: another company’s script is loaded once the customer agrees, and is told that the page was loaded', async () => {
  book = openFakeBook({ 'POST /api/captcha': { body: PROVIDER }, 'PUT /api/captcha': { status: 204 } });
  await begin();
  expect((await screen.findByRole('status')).textContent).toContain('captcha.example checks');
  expect(document.querySelector('script')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Agree and start' }));
  await vi.waitFor(() => expect(document.querySelector('script')?.src).toBe(PROVIDER.script));
  const execute = vi.fn<(...told: unknown[]) => Promise<string>>(async () => 'their token');
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
  document.querySelector('script')!.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(isPassed()).toBe(true));
  expect(execute).toHaveBeenCalledWith('key-1', { action: 'pageLoaded' });
  expect(book.calls.at(-1)).toMatchObject({ method: 'PUT', body: { token: 'their token' } });
});

it('CALL1-18: a script that can’t be loaded makes the check fail', async () => {
  book = openFakeBook({ 'POST /api/captcha': { body: PROVIDER } });
  await begin();
  await userEvent.click(await screen.findByRole('button', { name: 'Agree and start' }));
  await vi.waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  document.querySelector('script')!.dispatchEvent(new Event('error'));
  expect((await screen.findByRole('alert')).textContent).toContain('The check didn’t work.');
});
