import { FIRST_ALTERNATE_LINE } from '@lineboard/domain/ground/sport/alternate-line';
import { sampleLine } from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpBoardTests();

it('SCR2-11, SCR2-17: lines of a game are folded; unfolded they are its other periods and its alternate lines', async () => {
  const { gateway, send } = await renderBoard();
  await send(
    gateway.change(
      putOp('line', sampleLine(1, 1)),
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE, { spread1: -7.5, spreadAdj1: 160 })),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Visitors 1, spread −7½ +160' })).toBeNull();
  await userEvent.click(
    await screen.findByRole('button', { name: /^2 more lines .* Visitors 1 at Hosts 1$/, expanded: false }),
  );
  const alternate = await screen.findByRole('button', { name: 'Visitors 1, spread −7½ +160' });
  expect(screen.getByText('Main line')).toBeDefined();
  await userEvent.click(alternate);
  expect(useSlip.getState().items[0]).toMatchObject({
    pick: { gameNum: 1, periodNumber: FIRST_ALTERNATE_LINE, market: 'S' },
    seen: { price: 160, line: -7.5 },
  });
});

/** Game 1 is at −3½; its alternates are +½, +1½ … at −200, −201 … */
const renderLadder = async (length: number, shown: number) => {
  const { rules, applyRules } = useSlip.getState();
  const { gateway, send } = await renderBoard();
  act(() => applyRules({ ...rules, defaultSpreadDisplay: { ...NONE, basketball: shown } }));
  const lines = Array.from({ length }, (_, at) =>
    sampleLine(1, FIRST_ALTERNATE_LINE + at, {
      spread1: at + 0.5,
      spread2: -at - 0.5,
      spreadAdj1: -200 - at,
    }),
  );
  await send(gateway.change(...lines.map((line) => putOp('line', line))));
  await userEvent.click(await screen.findByRole('button', { name: /more lines? .* Visitors 1 at Hosts 1$/ }));
  await waitFor(() => expect(readSpreads()).toHaveLength(shown));
  return { gateway, send };
};

const NONE = { football: 0, basketball: 0, live: 0, others: 0 };

/** The number on the visitors' side, and what it pays. */
const readSpreads = () =>
  screen.queryAllByRole('button', { name: /^Visitors 1, spread \S+ −2\d\d$/ }).map((button) => {
    const row = button.closest<HTMLElement>('[role="row"]')!;
    return `${row.querySelector('[aria-hidden="true"][data-spread] span')?.textContent}${button.textContent}`;
  });

const find = (name: string) => screen.findByRole('button', { name: `${name}, Visitors 1 at Hosts 1` });

it('SCR2-18: an unfolded game shows the alternates nearest to its own line, and the others on request', async () => {
  await renderLadder(6, 2);
  expect(readSpreads()).toEqual(['+½−200', '+1½−201']);
  await userEvent.click(await find('All 6 alternate lines'));
  await waitFor(() => expect(readSpreads()).toHaveLength(6));
  await userEvent.click(await find('Fewer lines'));
  await waitFor(() => expect(readSpreads()).toEqual(['+½−200', '+1½−201']));
});

it('SCR2-18: the arrow of the button turns with what it shows', async () => {
  await renderLadder(6, 2);
  const button = await find('All 6 alternate lines');
  const arrow = () => button.querySelector<HTMLElement>('[data-open]')?.dataset['open'];
  expect(arrow()).toBe('false');
  await userEvent.click(button);
  await waitFor(() => expect(arrow()).toBe('true'));
});

it('SCR2-18: an alternate on the slip shows next to them', async () => {
  await renderLadder(6, 2);
  await userEvent.click(await find('All 6 alternate lines'));
  await userEvent.click(await screen.findByRole('button', { name: 'Visitors 1, spread +4½ −204' }));
  await userEvent.click(await find('Fewer lines'));
  await waitFor(() => expect(readSpreads()).toEqual(['+½−200', '+1½−201', '+4½−204']));
});

it('SCR2-18: an alternate that was picked stays when the market moves away from it', async () => {
  const { gateway, send } = await renderLadder(6, 2);
  await userEvent.click(await screen.findByRole('button', { name: 'Visitors 1, spread +1½ −201' }));
  await send(gateway.change(patchLine(1, 0, { spread1: 5.5, spread2: -5.5 })));
  await waitFor(() => expect(readSpreads()).toEqual(['+1½−201', '+4½−204', '+5½−205']));
});

it('SCR2-18: a game that is folded and unfolded begins with the default ones again', async () => {
  await renderLadder(6, 2);
  await userEvent.click(await find('All 6 alternate lines'));
  await find('Fewer lines');
  const unfold = screen.getByRole('button', { name: /^6 more lines/, expanded: true });
  await userEvent.click(unfold);
  await userEvent.click(unfold);
  await find('All 6 alternate lines');
  expect(readSpreads()).toEqual(['+½−200', '+1½−201']);
});

it('the focus stays where it was pressed, however far the rows above move it', async () => {
  await renderLadder(20, 0);
  const button = await find('All 20 alternate lines');
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fewer lines'));
  expect(document.activeElement).toBe(button);
});

it('SCR2-11: a number of the ladder is one row: a price on each side, whose names are shown once above', async () => {
  const { gateway, send } = await renderLadder(2, 2);
  const rung = (await screen.findByRole('button', { name: 'Visitors 1, spread +½ −200' })).closest(
    '[role="row"]',
  )!;
  expect(rung.textContent).toBe('−200−110+½−½');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(-2)).toEqual(['Visitors 1', 'Hosts 1']);
  await send(
    gateway.change(patchLine(1, FIRST_ALTERNATE_LINE, { spread1: 0.25, spread2: -0.25, spreadAdj2: -130 })),
  );
  await waitFor(() => expect(rung.textContent).toContain('pk, +½pk, −½'));
  expect(rung.textContent).toContain('−130');
});

it('SCR2-11: totals have their own ladder, and the game’s own line is among them', async () => {
  await renderLadder(2, 2);
  const markets = screen.getByRole('group', { name: 'Alternate lines of Visitors 1 at Hosts 1' });
  await userEvent.click(within(markets).getByRole('button', { name: 'Total', pressed: false }));
  await waitFor(() =>
    expect(within(markets).getByRole('button', { name: 'Total' }).getAttribute('aria-pressed')).toBe('true'),
  );
  const main = (await screen.findByText('Main line')).closest<HTMLElement>('[role="row"]')!;
  expect(main.textContent).toBe('Main line−108−112221½');
  await userEvent.click(within(main).getByRole('button', { name: /^Under/ }));
  expect(useSlip.getState().items[0]).toMatchObject({
    pick: { gameNum: 1, periodNumber: 0, market: 'L', side: 'under' },
    seen: { price: -112, line: 221.5 },
  });
});
