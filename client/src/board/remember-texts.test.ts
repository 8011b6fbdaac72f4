import { expect, it } from 'vitest';
import { MOST_TEXTS, rememberTexts } from './remember-texts.ts';

it('writes a figure once, and again only after so many others that it was forgotten', () => {
  const written: number[] = [];
  const write = rememberTexts((figure) => {
    written.push(figure);
    return String(figure);
  });
  expect([write(-110), write(-110)]).toEqual(['-110', '-110']);
  expect(written).toEqual([-110]);
  for (let figure = 1; figure < MOST_TEXTS; figure += 1) write(figure);
  write(-110);
  expect(written).toHaveLength(MOST_TEXTS);
  write(MOST_TEXTS);
  expect(write(-110)).toBe('-110');
  expect(written).toHaveLength(MOST_TEXTS + 2);
});
