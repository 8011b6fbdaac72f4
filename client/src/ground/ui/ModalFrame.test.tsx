import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import { Notices } from './Notices.tsx';
import { useNotices } from './notices-store.ts';

const isReached = (element: Element): boolean => element.closest('[inert]') === null;

/** Whether each could take the focus at the moment when it got it: in a browser inert elements never do. */
let given: boolean[] = [];
const note = ({ target }: FocusEvent): void => void given.push(isReached(target as Element));

beforeEach(() => document.addEventListener('focusin', note));
afterEach(() => document.removeEventListener('focusin', note));

function Page() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setOpen(1)}>
          Settings
        </button>
      </main>
      {open > 0 && (
        <ModalFrame title="First" onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            Remove
          </button>
        </ModalFrame>
      )}
      {open > 1 && (
        <ModalFrame title="Second" onClose={() => setOpen(1)}>
          <button type="button">Yes</button>
        </ModalFrame>
      )}
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const dialog = (name: string): HTMLElement => screen.getByRole('dialog', { name });
const press = (name: string): Promise<void> => userEvent.click(button(name));

it('the page behind a dialog is out of reach, and gets the focus back once the dialog closes', async () => {
  await renderPart(<Page />);
  await press('Settings');
  await screen.findByRole('dialog', { name: 'First' });
  expect(isReached(button('Settings'))).toBe(false);
  expect(isReached(dialog('First'))).toBe(true);
  given = [];
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button('Settings'));
  expect(isReached(button('Settings'))).toBe(true);
  expect(given).toEqual([true]);
});

it('the lower one of two dialogs is out of reach until the upper one closes', async () => {
  await renderPart(<Page />);
  await press('Settings');
  await screen.findByRole('dialog', { name: 'First' });
  await press('Remove');
  await screen.findByRole('dialog', { name: 'Second' });
  expect([isReached(dialog('First')), isReached(dialog('Second'))]).toEqual([false, true]);
  await waitFor(() => expect(dialog('Second').contains(document.activeElement)).toBe(true));
  given = [];
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull());
  expect(isReached(dialog('First'))).toBe(true);
  expect(document.activeElement).toBe(button('Remove'));
  expect(given).toEqual([true]);
  expect(isReached(button('Settings'))).toBe(false);
});

it('a notice above a dialog stays in reach', async () => {
  await renderPart(
    <>
      <Page />
      <Notices />
    </>,
  );
  await press('Settings');
  await screen.findByRole('dialog', { name: 'First' });
  act(() => useNotices.getState().notify({ kind: 'error', text: 'Not saved' }));
  expect(isReached(await screen.findByText('Not saved'))).toBe(true);
  await press('Remove');
  await screen.findByRole('dialog', { name: 'Second' });
  expect(isReached(screen.getByText('Not saved'))).toBe(true);
});
