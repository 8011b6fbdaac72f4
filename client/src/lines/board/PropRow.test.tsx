import { CONTEST_TOPIC, sampleContestLine } from '@lineboard/workers/testing/sample-book';
import { putOp } from '@lineboard/workers/testing/sample-gateway';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpBoardTests();

const NAME = 'Marcus Webb (Dallas Cowboys) – Passing Yards';

/** Contest 11: over 24½ at −120 and under at +101; the under is the first contestant. */
const PROP = [
  ['Under 24.5', 101],
  ['Over 24.5', -120],
].map(([contestantName, moneyLine], at) =>
  putOp(
    'contestLine',
    sampleContestLine(11, at + 1, {
      gameNum: 1,
      contestType3: 'Passing Yards',
      contestDesc: NAME,
      contestantName: String(contestantName),
      moneyLine: Number(moneyLine),
    }),
  ),
);

it('shows a prop in one row under its question: player, number, over, under', async () => {
  await renderBoard(CONTEST_TOPIC, PROP);
  const over = await screen.findByRole('button', { name: `Over 24½, ${NAME}, −120` });
  const row = over.closest<HTMLElement>('[role="row"]')!;
  expect(row.textContent).toBe('Marcus WebbDallas Cowboys24½−120+101');
  const head = screen.getByRole('heading', { level: 3, name: 'Passing Yards' }).closest('[role="row"]');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Line', 'Over', 'Under']);
});

it('puts the pressed side on the slip', async () => {
  await renderBoard(CONTEST_TOPIC, PROP);
  await userEvent.click(await screen.findByRole('button', { name: `Under 24½, ${NAME}, +101` }));
  expect(useSlip.getState().items[0]).toMatchObject({
    pick: { type: 'C', contestNum: 11, contestantNum: 1 },
    seen: { price: 101 },
  });
});

it('hides the heads of game lines while contests are at the top', async () => {
  await renderBoard(CONTEST_TOPIC, PROP);
  await screen.findByRole('columnheader', { name: 'Contest' });
  for (const name of ['Spread', 'Moneyline', 'Total'])
    expect(screen.queryByRole('columnheader', { name })).toBeNull();
});

it('SH1-13: reads out its prices in the language of the page, and its question as its heading does', async () => {
  await renderBoard(CONTEST_TOPIC, PROP, 'es');
  const name = 'Marcus Webb (Dallas Cowboys) – Yardas por pase';
  expect(await screen.findByRole('button', { name: `Más 24½, ${name}, a −120` })).toBeDefined();
  expect(await screen.findByRole('button', { name: `Menos 24½, ${name}, a +101` })).toBeDefined();
});
