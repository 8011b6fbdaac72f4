import { useRouter } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { Dialogs } from './Dialogs.tsx';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../account/settings/SettingsDialog.tsx', gone);
vi.mock('../messages/InboxDialog.tsx', gone);
vi.mock('./KeysDialog.tsx', gone);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openFakeBook();
  openTestPage();
});
afterEach(() => vi.restoreAllMocks());

function Page() {
  const { history } = useRouter();
  const openDialog = useOpenDialog();
  return (
    <>
      <ShownAddress />
      <button type="button" onClick={() => openDialog('settings')}>
        Settings
      </button>
      <button type="button" onClick={() => history.back()}>
        Browser’s Back
      </button>
      <Dialogs />
    </>
  );
}
const TITLE = 'This part of the page failed';
const failed = () => screen.findByRole('dialog', { name: TITLE });
const noDialog = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog that can’t be loaded', () => {
  it.each(['settings', 'inbox'])(
    '?dialog=%s: says so in a dialog, with a retry and a close',
    async (name) => {
      await renderPart(<Page />, 'en', `/transactions?dialog=${name}`);
      const dialog = await failed();
      expect(dialog.getAttribute('aria-modal')).toBe('true');
      expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeTruthy();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await noDialog();
      expect(screen.getByText('address /transactions')).toBeTruthy();
    },
  );

  it('has the focus, is closed by Escape, and gives the focus back', async () => {
    await renderPart(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const dialog = await failed();
    await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await noDialog();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }));
  });

  it('is closed by Back, and fails alone: the next one replaces it', async () => {
    await renderPart(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await failed();
    await userEvent.click(screen.getByText('Browser’s Back'));
    await noDialog();
    act(() => useShell.getState().changeShell({ isPasswordShown: true }));
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeTruthy();
  });

  it('is closed as well when it has no address', async () => {
    await renderPart(<Page />);
    act(() => useShell.getState().changeShell({ areKeysShown: true }));
    await failed();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    expect(useShell.getState().areKeysShown).toBe(false);
  });
});
