import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import game from '@lineboard/domain/catalogues/en/later/game.json';
import type { ScoreMove } from '@lineboard/domain/lines/offering/in-play.schema';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { InPlay } from './InPlay.tsx';

const POINTS = [
  { bookMs: 1_000, spread1: -1.5, moneyLine1: -120, totalPoints: 47 },
  { bookMs: 2_000, spread1: 2.5, moneyLine1: 130, totalPoints: 44 },
];

function Shown({ scores = [] }: { scores?: readonly ScoreMove[] }) {
  useTexts({ 'in-play': inPlay, game });
  const history = { gameNum: 7, points: POINTS, scores };
  const shown = { history, retry: () => undefined } as never;
  return <InPlay game={{ sportType: 'Football', team1Id: 'Browns' } as never} shown={shown} />;
}

it('says in words what the drawing shows, with its range and since when', async () => {
  await renderPart(<Shown />);
  expect((await screen.findByText(/Spread, Browns: began/)).textContent).toMatch(
    /^Since .*: Spread, Browns: began at −1½, now \+2½, between −1½ and \+2½\.$/,
  );
  expect(document.querySelectorAll('line[data-zero]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(screen.getByText(/Total: began at 47, now 44, between 44 and 47\.$/)).toBeTruthy();
  expect(document.querySelectorAll('line[data-zero]')).toHaveLength(0);
});

it('has the games of a match as moves of its score', async () => {
  const moveTo = (bookMs: number, ...segments: ReadonlyArray<readonly [number, number]>): ScoreMove => ({
    bookMs,
    score1: 1,
    score2: 0,
    clock: '',
    segments,
  });
  await renderPart(<Shown scores={[moveTo(1_000, [6, 4], [2, 1]), moveTo(2_000, [6, 4], [2, 2])]} />);
  expect(await screen.findByText('2–2')).toBeTruthy();
  expect(screen.getByText(/^1–0 · 6–4 2–2/)).toBeTruthy();
});
