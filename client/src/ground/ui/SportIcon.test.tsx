import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SportIcon } from './SportIcon.tsx';

const draw = async (group: string): Promise<string> => {
  const { container } = render(<SportIcon group={group} />);
  await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull());
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  const drawing = container.querySelector('svg')!;
  expect([drawing.getAttribute('stroke'), drawing.getAttribute('width')]).toEqual(['currentColor', '16']);
  return drawing.innerHTML;
};

it('every sport has its own drawing, and contests have that of their sport', async () => {
  const sports = await Promise.all(SPORT_TYPES.map(draw));
  expect(new Set([...sports, await draw('Politics')]).size).toBe(SPORT_TYPES.length + 1);
  expect(await Promise.all(SPORT_TYPES.map((sport) => draw(`${sport} Props`)))).toEqual(sports);
});

it.each(['', ' ', 'Table Tennis', 'constructor', '__proto__', 'football'])(
  '%j is no sport and gets the cup',
  async (group) => {
    expect(await draw(group)).toBe(await draw('Politics'));
  },
);
