import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { Notices } from './Notices.tsx';
import { useNotices } from './notices-store.ts';

// Notices outlive the part that shows them.
afterEach(() => act(() => notifications.clean()));

describe('notices', () => {
  it('appear with the first one, an error as an alert that stays', async () => {
    await renderPart(<Notices />);
    act(() => useNotices.getState().notify({ kind: 'info', text: 'Contest already open' }));
    expect(await screen.findByText('Contest already open')).toBeTruthy();
    act(() => useNotices.getState().notify({ kind: 'error', text: 'Still signed in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Still signed in');
    expect(useNotices.getState().waiting).toEqual([]);
  });

  it('appear once, however often the same is said, and again after they were closed', async () => {
    await renderPart(<Notices />);
    const refuse = () => act(() => useNotices.getState().notify({ kind: 'error', text: 'Not for you' }));
    const standing = () => screen.queryAllByText('Not for you').length;
    for (let time = 0; time < 5; time += 1) refuse();
    await waitFor(() => expect(standing()).toBe(1));
    act(() => useNotices.getState().notify({ kind: 'error', text: 'Something else' }));
    expect(await screen.findByText('Something else')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    fireEvent.click(within(screen.getByText('Not for you').closest('[role=alert]')!).getByRole('button'));
    await waitFor(() => expect(standing()).toBe(0));
    refuse();
    await waitFor(() => expect(standing()).toBe(1));
  });

  it('wait while the tab is in the background', async () => {
    await renderPart(<Notices />);
    const look = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const { notify } = useNotices.getState();
    // The part that shows them is loaded.
    act(() => notify({ kind: 'info', text: 'Before' }));
    expect(await screen.findByText('Before')).toBeTruthy();
    look('hidden');
    act(() => notify({ kind: 'info', text: 'This browser is somebody else’s' }));
    expect(screen.queryByText('This browser is somebody else’s')).toBeNull();
    look('visible');
    expect(await screen.findByText('This browser is somebody else’s')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('both appear for two tickets, even when they say the same', async () => {
    await renderPart(<Notices />);
    for (const number of [1, 2])
      act(() =>
        useNotices
          .getState()
          .notify({ kind: 'success', text: 'Won 10.00', link: { text: 'Show', page: 'ticket', number } }),
      );
    await waitFor(() => expect(screen.getAllByText('Won 10.00')).toHaveLength(2));
  });

  it('go with a press once they could be read, unless they are an error or lead somewhere', async () => {
    await renderPart(<Notices />);
    const { notify } = useNotices.getState();
    act(() => {
      notify({ kind: 'success', text: '3 picks are on your slip' });
      notify({ kind: 'error', text: 'Still signed in' });
      notify({ kind: 'info', text: 'Lost', link: { text: 'Ticket 7', page: 'ticket', number: 7 } });
    });
    const confirmed = await screen.findByText('3 picks are on your slip');
    fireEvent.pointerDown(document.body);
    expect(confirmed.isConnected).toBe(true);
    const later = performance.now() + 1000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    fireEvent.pointerDown(document.body);
    vi.restoreAllMocks();
    await waitFor(() => expect(confirmed.isConnected).toBe(false));
    expect(screen.getByText('Still signed in')).toBeTruthy();
    expect(screen.getByText('Lost')).toBeTruthy();
  });
});
