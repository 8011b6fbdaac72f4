import { CONTEST_TOPIC, sampleContestLine } from '@lineboard/workers/testing/sample-book';
import { putOp } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { renderPart } from '../../../testing/render-part.tsx';
import { GameSearch } from '../search/GameSearch.tsx';
import { selectShownBoard, useOffering } from '../../betting/offering/offering-store.ts';
import { writeOfferingSearch } from '../../page/shell/select-addressed-board.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpBoardTests();

const CONTESTANTS = [
  putOp('contestLine', sampleContestLine(8, 2)),
  putOp('contestLine', sampleContestLine(8, 1, { contestantName: 'Éva Nagy', moneyLine: 950 })),
  putOp('contestLine', sampleContestLine(9, 1, { contestDesc: 'Long decided', outcome: 'W' })),
];

const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 400)));
const readCells = () =>
  screen
    .getAllByRole('button', { name: /The Open: winner/ })
    .map((button) => button.getAttribute('aria-label'));

describe('contests on the board', () => {
  it('SCR2-06: contestants are sorted by rotation number, can be bet on, and are gone when decided', async () => {
    const { gateway, send } = await renderBoard(CONTEST_TOPIC, CONTESTANTS);
    expect(readCells()).toEqual([
      expect.stringMatching(/^Éva Nagy.*\+950/),
      expect.stringMatching(/^Player 2.*\+1200/),
    ]);
    expect(screen.queryByText('Long decided')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Player 2/ }));
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual(['C.8.2']);
    await send(gateway.change(putOp('contestLine', sampleContestLine(8, 2, { outcome: 'L' }))));
    expect(readCells()).toEqual([expect.stringMatching(/^Éva Nagy/)]);
  });

  it('SCR2-06: contestants are sorted by odds when that is chosen, as the address then says', async () => {
    const { gateway, send } = await renderBoard(CONTEST_TOPIC, CONTESTANTS);
    await send(gateway.change(putOp('contestLine', sampleContestLine(8, 3, { moneyLine: 250 }))));
    const order = () => readCells().map((name) => /^[^,]+/.exec(name ?? '')?.[0]);
    expect(order()).toEqual(['Éva Nagy', 'Player 2', 'Player 3']);
    const tabs = within(screen.getByRole('group', { name: 'The Open' }));
    await userEvent.click(tabs.getByRole('button', { name: 'By odds' }));
    await waitFor(() => expect(order()).toEqual(['Player 3', 'Éva Nagy', 'Player 2']));
    expect(writeOfferingSearch(selectShownBoard(useOffering.getState()))).toMatchObject({
      sport: 'Golf',
      subSport: 'The-Open',
      type: 'C',
      period: 1,
    });
  });

  it.each([
    ['VAL2-61', 'name, without its accents', 'eva'],
    ['VAL2-62', 'rotation number', '9001'],
  ])('%s: the search finds a contestant by %s', async (_id, _what, text) => {
    await renderBoard(CONTEST_TOPIC, CONTESTANTS);
    await renderPart(<GameSearch />);
    await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);
    await settle();
    expect(readCells()).toEqual([expect.stringMatching(/^Éva Nagy/)]);
  });
});
