import { expect, it } from 'vitest';
import { MOST_ANSWERS, rememberAnswers } from './remember-answers.ts';

it('writes a figure once, and again only after so many others that it was forgotten', () => {
  const written: number[] = [];
  const write = rememberAnswers((figure: number) => {
    written.push(figure);
    return String(figure);
  });
  expect([write(-110), write(-110)]).toEqual(['-110', '-110']);
  expect(written).toEqual([-110]);
  for (let figure = 1; figure < MOST_ANSWERS; figure += 1) write(figure);
  write(-110);
  expect(written).toHaveLength(MOST_ANSWERS);
  write(MOST_ANSWERS);
  expect(write(-110)).toBe('-110');
  expect(written).toHaveLength(MOST_ANSWERS + 2);
});
