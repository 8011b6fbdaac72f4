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
    ['Over 7.25', 'Under 7.25', 7.25],
    ['Over 7.75', 'Under 7.75', 7.75],
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
    ['tenths', ['Over 7.3', 'Under 7.3']],
    ['words before the over', ['Not over 7', 'Under 7']],
    ['words behind the over', ['Over 7 sacks', 'Under 7']],
    ['words before the under', ['Over 7', 'Not under 7']],
    ['words behind the under', ['Over 7', 'Under 7 sacks']],
    ['words before the yes', ['Oh yes', 'No']],
    ['words behind the yes', ['Yes, twice', 'No']],
    ['words before the no', ['Yes', 'Casino']],
    ['words behind the no', ['Yes', 'Nobody']],
  ])('isn’t made of %s', (_what, names) => {
    expect(readProp(contest(names))).toBeNull();
  });

  it.each([
    ['Marcus Webb: Passing Yards', 'Marcus Webb', null],
    ['Marcus Webb — Passing Yards', 'Marcus Webb', null],
    ['Webb (Jr.) (Dallas Cowboys) – Passing Yards', 'Webb (Jr.)', 'Dallas Cowboys'],
    ['Webb (Cowboys) and Ruiz – Passing Yards', 'Webb (Cowboys) and Ruiz', null],
    ['Webb(Cowboys) – Passing Yards', 'Webb(Cowboys)', null],
    ['Webb  (Cowboys) – Passing Yards', 'Webb', 'Cowboys'],
  ])('“%s” is about %s of %s', (contestDesc, subject, team) => {
    expect(readProp(contest(['Yes', 'No'], { contestDesc }))).toMatchObject({ subject, team });
  });

  it('is about somebody', () => {
    expect(readProp(contest(['Yes', 'No'], { contestDesc: '– Passing Yards' }))).toBeNull();
  });

  it('is about its whole description where that doesn’t end with what is asked', () => {
    for (const contestDesc of [
      'First half, odd or even',
      'AllPassing Yards',
      'Jean-Luc Roy Passing Yards',
      'Marcus Webb – Rushing Yards',
    ])
      expect(readProp(contest(['Yes', 'No'], { contestDesc }))?.subject).toBe(contestDesc);
    expect(readProp(contest(['Yes', 'No'], { contestType3: '' }))).toMatchObject({
      subject: 'Marcus Webb (Dallas Cowboys) – Passing Yards',
      market: '',
    });
  });
});
