import { describe, expect, it } from 'vitest';
import { type PropContestant, readProp } from './read-prop.ts';

const contest = (names: readonly string[], changed: Partial<PropContestant> = {}): PropContestant[] =>
  names.map((contestantName) => ({
    contestType3: 'Passing Yards',
    contestDesc: 'Marcus Webb (Dallas Cowboys) – Passing Yards',
    contestantName,
    ...changed,
  }));

describe('a prop', () => {
  it.each([
    ['Over 235.5', 'Under 235.5', 235.5],
    ['Under 7', 'Over 7', 7],
    ['OVER 0.5', 'under 0.5', 0.5],
  ])('is %s and %s of one number', (one, other, points) => {
    const prop = readProp(contest([one, other]));
    expect(prop).toMatchObject({
      subject: 'Marcus Webb',
      team: 'Dallas Cowboys',
      market: 'Passing Yards',
      answers: 'overUnder',
      points,
    });
    expect(prop?.first.contestantName.toLowerCase()).toContain('over');
    expect(prop?.second.contestantName.toLowerCase()).toContain('under');
  });

  it('is a yes and a no', () => {
    expect(
      readProp(
        contest(['No', 'Yes'], {
          contestType3: 'Goes the Distance',
          contestDesc: 'Ana Ruiz vs Mia Chen - Goes the Distance',
        }),
      ),
    ).toMatchObject({
      subject: 'Ana Ruiz vs Mia Chen',
      team: null,
      market: 'Goes the Distance',
      answers: 'yesNo',
      points: null,
      first: { contestantName: 'Yes' },
    });
  });

  it.each([
    ['one answer', ['Over 235.5']],
    ['three answers', ['Over 235.5', 'Under 235.5', 'Exactly 235.5']],
    ['two numbers', ['Over 235.5', 'Under 236.5']],
    ['two overs', ['Over 235.5', 'Over 235.5']],
    ['two names', ['Over the Moon', 'Under Milk Wood']],
    ['a number and an answer', ['Over 235.5', 'No']],
  ])('isn’t made of %s', (_what, names) => {
    expect(readProp(contest(names))).toBeNull();
  });

  it('is about its whole description where that doesn’t end with what is asked', () => {
    for (const contestDesc of ['First half, odd or even', 'AllPassing Yards'])
      expect(readProp(contest(['Yes', 'No'], { contestDesc }))?.subject).toBe(contestDesc);
    expect(readProp(contest(['Yes', 'No'], { contestType3: '' }))?.market).toBe('');
  });
});
