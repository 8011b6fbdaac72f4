import { expect, it, vi } from 'vitest';
import { Admission, type AdmissionParts, type Arrival } from './admission.ts';

const LIMITS = {
  admittedPerTurn: 2,
  mostChecks: 3,
  mostWaitMs: 1_000,
  mostAwayMs: 60_000,
  socketsPerAddress: 4,
};

const open = (parts: Partial<AdmissionParts> = {}) => {
  const turns: Array<() => void> = [];
  const clock = { nowMs: 0 };
  const heard: string[] = [];
  const admission = new Admission({
    limits: LIMITS,
    nowMs: () => clock.nowMs,
    random: () => 0,
    defer: (act) => turns.push(act),
    ...parts,
  });
  const ask = (name: string, arrival: Partial<Arrival> = {}): void =>
    admission.ask({
      address: name,
      isBack: false,
      isGone: () => false,
      decide: (comeInMs) => heard.push(comeInMs === null ? name : `${name} in ${comeInMs}`),
      ...arrival,
    });
  const turn = (): void => {
    for (const act of turns.splice(0)) act();
  };
  return { admission, ask, turn, heard, clock };
};

it('lets the first of a turn in at once, and the others in the turns that follow', () => {
  const { ask, turn, heard } = open();
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
  expect(heard).toEqual(['a', 'b']);
  turn();
  expect(heard).toEqual(['a', 'b', 'c', 'd']);
  turn();
  turn();
  ask('f');
  expect(heard).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('lets three in that were here before, then a stranger', () => {
  const { ask, turn, heard } = open({ limits: { ...LIMITS, admittedPerTurn: 1 } });
  ask('first');
  for (const name of ['s1', 's2', 's3']) ask(name);
  for (const name of ['b1', 'b2', 'b3', 'b4']) ask(name, { isBack: true });
  for (let at = 0; at < 7; at += 1) turn();
  expect(heard).toEqual(['first', 'b1', 'b2', 'b3', 's1', 'b4', 's2', 's3']);
});

it('gives a turn to each address, whatever it has waiting', () => {
  const { ask, turn, heard } = open();
  ask('a');
  ask('b');
  for (let at = 0; at < 5; at += 1) ask('flood');
  ask('late');
  turn();
  expect(heard).toEqual(['a', 'b', 'flood', 'late']);
});

it('lets nobody in while too many sessions are looked up, and goes on when a look-up ends or takes too long', () => {
  vi.useFakeTimers();
  const { admission, ask, turn, heard, clock } = open();
  const ends = [admission.beginCheck(), admission.beginCheck(), admission.beginCheck()];
  ask('a');
  ask('b');
  turn();
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(heard).toEqual([]);
  ends[0]!();
  vi.advanceTimersByTime(20);
  expect(heard).toEqual(['a', 'b']);
  turn();
  admission.beginCheck();
  ask('c');
  vi.advanceTimersByTime(20);
  expect(heard).not.toContain('c');
  clock.nowMs = 2_000;
  vi.advanceTimersByTime(20);
  expect(heard).toContain('c');
  vi.useRealTimers();
});

it('spends no turn on somebody who has gone', () => {
  const { ask, turn, heard } = open();
  for (const name of ['a', 'b']) ask(name);
  ask('gone', { isGone: () => true });
  for (const name of ['c', 'd']) ask(name);
  turn();
  expect(heard).toEqual(['a', 'b', 'c', 'd']);
});

it('tells whoever would wait for too long when to come, by the rate that it measures', () => {
  const onTold = vi.fn<() => void>();
  const { admission, ask, turn, heard, clock } = open({ onTold });
  for (let at = 0; at < 600; at += 1) ask(String(at));
  // 500 a second until it is measured: what waits for more than a second is told.
  expect(heard.slice(2)).toHaveLength(97);
  expect(heard[2]).toBe('503 in 502');
  expect(heard.at(-1)).toBe('599 in 694');
  expect(onTold).toHaveBeenCalledTimes(97);
  for (let at = 0; at < 40; at += 1) {
    clock.nowMs += 50;
    turn();
  }
  expect(admission.ratePerSecond).toBeCloseTo(40, 0);
  ask('later');
  expect(heard.at(-1)).toMatch(/^later in 5\d\d$/);
});

it('knows after one long turn that the loop is slow', () => {
  const { admission, ask, turn, heard, clock } = open();
  for (let at = 0; at < 500; at += 1) ask(String(at));
  expect(heard).toHaveLength(2);
  // Two a turn, and a turn takes two seconds: as many as in twenty measurements of 100 ms.
  clock.nowMs += 2_000;
  turn();
  expect(admission.ratePerSecond).toBeCloseTo(1.4, 0);
});

it('tells all who wait to come again when it closes', () => {
  const { admission, ask, heard } = open();
  for (const name of ['a', 'b', 'c', 'd']) ask(name, { isBack: name === 'd' });
  admission.close();
  expect(heard).toEqual(['a', 'b', 'd in 502', 'c in 504']);
  expect(admission.waiting).toBe(0);
});
