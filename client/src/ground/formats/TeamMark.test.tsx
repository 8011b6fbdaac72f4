import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamMarkSlot } from './TeamMarkSlot.tsx';

it('is shown next to the name, in two hues for the two teams of a game, and screen readers skip it', async () => {
  const [team1, team2] = ['Detroit Lions', '<b>Bears</b>'];
  render(
    <button type="button">
      <TeamMarkSlot team1={team1} team2={team2} side={0} />
      <TeamMarkSlot team1={team1} team2={team2} side={1} />
      Detroit Lions
    </button>,
  );
  await waitFor(() => expect(screen.getByText('DL')).toBeTruthy());
  const marks = [screen.getByText('DL'), screen.getByText('BB')];
  const hues = marks.map(({ style }) => style.getPropertyValue('--lb-hue'));
  expect(new Set(hues).size).toBe(2);
  expect(hues).not.toContain('');
  expect(screen.getByRole('button', { name: 'Detroit Lions' })).toBeTruthy();
});
