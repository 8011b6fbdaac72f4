import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { BoardToolbar } from './BoardToolbar.tsx';

beforeEach(() => openTestPage());

describe('the board’s toolbar', () => {
  it('ST1-23: says that the lines are a teaser’s, as long as the slip is set to one', async () => {
    await renderPart(<BoardToolbar />);
    expect(screen.queryByText(/^Lines for/)).toBeNull();
    act(() => useSlip.getState().chooseWagerType('teaser'));
    expect(screen.getByText('Lines for 6 pts football / 4 basketball / 1 baseball, ties push')).toBeTruthy();
    act(() => useSlip.getState().chooseWagerType('straight'));
    expect(screen.queryByText(/^Lines for/)).toBeNull();
  });
});
