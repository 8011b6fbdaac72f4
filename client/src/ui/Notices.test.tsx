import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Notices } from './Notices.tsx';
import { useNotices } from './notices-store.ts';

describe('notices', () => {
  it('are shown with the first one that comes, an error as an alert that stays', async () => {
    await renderPart(<Notices />);
    act(() => useNotices.getState().notify({ kind: 'info', text: 'Contest already open' }));
    expect(await screen.findByText('Contest already open')).toBeTruthy();
    act(() => useNotices.getState().notify({ kind: 'error', text: 'Still signed in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Still signed in');
    expect(useNotices.getState().waiting).toEqual([]);
  });
});
