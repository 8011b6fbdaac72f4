import { beforeEach, describe, expect, it } from 'vitest';
import { type DoorPass, TicketDoor, TicketsBusy, type TurnedAwayCause } from './ticket-door.ts';

describe('the door that tickets come through', () => {
  let nowMs: number;
  let door: TicketDoor;
  let next: number;
  let refusals: TurnedAwayCause[];

  beforeEach(() => {
    nowMs = 5_000;
    refusals = [];
    door = new TicketDoor(
      (cause) => void refusals.push(cause),
      () => nowMs,
    );
    next = 0;
  });

  /** Tickets of as many customers, each worked on at once. */
  const begin = (count: number): DoorPass[] =>
    Array.from({ length: count }, () => {
      next += 1;
      const pass = door.enter(`C${next}`, 'one');
      pass.begin();
      return pass;
    });

  it('lets in a burst of any size while none has waited', () => {
    expect(begin(1_000)).toHaveLength(1_000);
  });

  it('refuses once half of those that are worked on have been so for a second, and says when to come', () => {
    begin(40);
    nowMs += 999;
    begin(39);
    expect(begin(1)).toHaveLength(1);
    nowMs += 1;
    // 40 of 80: the one in the middle is a young one.
    expect(begin(1)).toHaveLength(1);
    nowMs += 999;
    const refused = (): unknown => {
      try {
        return door.enter('LATE', 'one');
      } catch (error) {
        return error;
      }
    };
    const first = refused();
    expect(first).toBeInstanceOf(TicketsBusy);
    const times = Array.from({ length: 50 }, () => (refused() as TicketsBusy).retryAfterMs);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...times)).toBeLessThan(3_000);
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(refusals).toEqual(Array.from({ length: 51 }, () => 'slow'));
  });

  it('lets in again when they are done, and when those who wait are few', () => {
    const passes = begin(64);
    nowMs += 60_000;
    expect(() => begin(1)).toThrow(TicketsBusy);
    passes.pop()!.leave();
    expect(begin(1)).toHaveLength(1);
    for (const pass of passes) pass.leave();
    expect(begin(64)).toHaveLength(64);
  });

  it('isn’t closed for everybody by a few that stand still, or by those who wait for their own turn', () => {
    begin(31);
    for (let turn = 0; turn < 30; turn += 1) door.enter('HOT', `key ${turn}`);
    nowMs += 60_000;
    begin(64);
    nowMs += 500;
    expect(begin(1)).toHaveLength(1);
  });

  it('lets in a key that is under way, however many there are: it has one answer', () => {
    begin(63);
    const first = door.enter('TWICE', 'one');
    first.begin();
    nowMs += 60_000;
    expect(() => door.enter('TWICE', 'two')).toThrow(TicketsBusy);
    expect(() => door.enter('OTHER', 'one')).toThrow(TicketsBusy);
    door.enter('TWICE', 'one').leave();
    door.enter('TWICE', 'one');
    first.leave();
    begin(1);
    door.enter('TWICE', 'one');
  });

  it('lets one customer queue no more than 32, and everybody else in', () => {
    const passes = Array.from({ length: 32 }, (_, at) => door.enter('HOT', `key ${at}`));
    expect(() => door.enter('HOT', 'one more')).toThrow(TicketsBusy);
    expect(door.enter('HOT', 'key 0')).toBeDefined();
    expect(begin(1)).toHaveLength(1);
    expect(refusals).toEqual(['customer']);
    passes[0]!.leave();
    passes[1]!.leave();
    expect(door.enter('HOT', 'one more')).toBeDefined();
  });

  it('tells keys and customers apart, whatever they are called', () => {
    for (const [customerId, key] of [
      ['__proto__', 'constructor'],
      ['A","B', 'C'],
      ['A', 'B","C'],
    ] as const)
      door.enter(customerId, key).leave();
    expect(begin(1)).toHaveLength(1);
  });
});
