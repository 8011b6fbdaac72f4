import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Places a bet without holding: a press, and another one once the button accepts it. */
export const pressTwice = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  const again = screen.getByRole('button', { name: /^Press again/ });
  await waitFor(() => {
    if (again.getAttribute('aria-disabled') === 'true') throw new Error('not armed yet');
  });
  await userEvent.click(again);
};
