import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { Dialogs } from '../src/page/shell/Dialogs.tsx';
import { SlipPanel } from '../src/betting/slip/SlipPanel.tsx';
import { useSlip } from '../src/betting/slip/state/slip-store.ts';
import { openFakeBook } from './fake-book.ts';
import { openTestPage } from './open-test-page.ts';
import { pickSpreads } from './open-test-slip.ts';
import { renderPart } from './render-part.tsx';

/** Gives each test of a file the page of a customer with an empty slip, and a book that answers. */
export const setUpSlipTests = (): void => {
  beforeEach(() => {
    openFakeBook();
    openTestPage();
  });
};

/** Shows the slip as it is on the page, with its questions. */
export const show = (): Promise<void> =>
  renderPart(
    <>
      <SlipPanel />
      <Dialogs />
    </>,
  );

export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

/** Presses the slip's one action, once it has meant this for a while. */
export const pressAction = async (name: string | RegExp): Promise<void> => {
  const action = screen.getByRole('button', { name });
  await waitFor(() => {
    if (action.getAttribute('aria-disabled') === 'true')
      throw new Error('it has only just come to mean this');
  });
  await userEvent.click(action);
};

/** Takes the spreads of these games onto the slip. */
export const pick = (...gameNums: number[]): void => act(() => pickSpreads(useSlip, ...gameNums));

export const enter = (name: string, text: string): void => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

/** The text of the slip's one action. */
export const readAction = (): string | null =>
  document.querySelector('[data-kind]:is(button)')?.textContent ?? null;
