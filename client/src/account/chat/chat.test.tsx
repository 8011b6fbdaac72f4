import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ContentLinks } from '../../words/content/ContentLinks.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { ChatPermission } from '../settings/ChatPermission.tsx';
import { Dialogs } from '../../page/shell/Dialogs.tsx';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';

const CHAT = { provider: 'Chatter', frame: 'https://chat.example/box', source: 'https://chat.example/box' };

/** What the page requested from anybody, and whether they answer. */
const openWorld = (answers = true) => {
  const asked: { address: string; init: RequestInit | undefined }[] = [];
  const world = { asked, answers };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ address, init });
    if (!world.answers) throw new TypeError('no such host');
    return new Response(null);
  });
  return world;
};

const frame = () => document.querySelector('iframe');

const openPage = async (liveChat: typeof CHAT | null = CHAT, address = '/'): Promise<void> => {
  openTestPage({
    site: { liveChat, integrations: ['casino'] },
  });
  await renderPart(
    <>
      <ContentLinks onRules={() => undefined} />
      <MantineParts>
        <ChatPermission />
      </MantineParts>
      <Dialogs />
    </>,
    'en',
    address,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openChat = async (): Promise<void> => {
  await press('Chat with us');
  await screen.findByRole('dialog', { name: 'Live chat' });
};

beforeEach(() => {
  useShell.setState({ isChatOpen: false });
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

it('SH1-10, CALL1-19: nothing of the provider is loaded before the customer has pressed and agreed; then the chat opens in a frame', async () => {
  const { asked } = openWorld();
  await openPage();
  expect(screen.queryByRole('dialog', { name: 'Live chat' })).toBeNull();
  await openChat();
  expect(screen.getByText(/run by Chatter \(chat\.example\)/)).toBeDefined();
  expect([frame(), asked]).toEqual([null, []]);
  await press('Agree and start');
  expect(screen.getByRole('status').textContent).toBe('Opening the chat…');
  await vi.waitFor(() => expect(frame()?.getAttribute('src')).toBe(CHAT.frame));
  expect(asked).toMatchObject([
    { address: CHAT.source, init: { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } },
  ]);
  fireEvent.load(frame()!);
  expect(screen.queryByRole('status')).toBeNull();
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/);
  await press('Close the chat');
  expect(frame()).toBeNull();
  // The customer agreed before, on this device.
  await openChat();
  await vi.waitFor(() => expect(frame()).not.toBeNull());
});

it('a frame from the book’s own address has no origin, whatever script is in it', async () => {
  openWorld();
  await openPage({ ...CHAT, frame: '/chat-frame' });
  await openChat();
  await press('Agree and start');
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  act(() => useSession.setState(({ site }) => ({ site: { ...site!, liveChat: CHAT } })));
  await vi.waitFor(() => expect(frame()?.getAttribute('sandbox')).toContain('allow-same-origin'));
});

it('a customer who doesn’t agree has no chat and no trace of it', async () => {
  const { asked } = openWorld();
  await openPage();
  await openChat();
  await press('Not now');
  expect(screen.queryByRole('dialog', { name: 'Live chat' })).toBeNull();
  expect([asked, useDeviceSettings.getState().chatAllowed]).toEqual([[], null]);
});

it('CALL1-19: the consent is taken back in the settings, and an open chat goes at once', async () => {
  openWorld();
  await openPage();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  await openChat();
  await press('Agree and start');
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  await press('Take it back');
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', { name: 'Agree and start' })).toBeDefined();
  expect(JSON.parse(localStorage.getItem('lb-device')!).state.chatAllowed).toBeNull();
});

it('another provider needs consent of its own', async () => {
  openWorld();
  useDeviceSettings.getState().changeSettings({ chatAllowed: 'https://before.example/' });
  await openPage();
  await openChat();
  expect(screen.getByRole('button', { name: 'Agree and start' })).toBeDefined();
  expect(frame()).toBeNull();
});

it('says that the provider can’t be reached, and tries again on a press', async () => {
  const world = openWorld(false);
  useDeviceSettings.getState().changeSettings({ chatAllowed: CHAT.source });
  await openPage();
  await openChat();
  expect((await screen.findByRole('alert')).textContent).toContain('Chatter can’t be reached right now.');
  expect(frame()).toBeNull();
  world.answers = true;
  await press('Try again');
  await vi.waitFor(() => expect(frame()).not.toBeNull());
});

it('ENT1-17.6, SH1-10: a page that has its own chat hides this one, and it waits unchanged', async () => {
  openWorld();
  useDeviceSettings.getState().changeSettings({ chatAllowed: CHAT.source });
  useShell.setState({ isChatOpen: true });
  await openPage(CHAT, '/casino');
  expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Live chat' })).toBeNull();
});

it('a book without a chat offers none', async () => {
  openWorld();
  useShell.setState({ isChatOpen: true });
  await openPage(null);
  expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Live chat' })).toBeNull();
});
