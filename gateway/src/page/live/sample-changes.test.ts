import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveIo } from './live-socket.ts';
import { sampleChanges } from './sample-changes.ts';

const NFL = 'lines/main/Football/NFL';
const change = (topic: string): ChangeMessage => ({ topic, epoch: 'e', from: 6, clk: 7, ops: [] });

describe('samples of changes', () => {
  let asked: Array<[socket: string, event: string, payload: unknown]>;
  let handed: unknown[][];
  let nowMs: number;
  let draw: number;
  let rooms: Map<string, Set<string>>;
  let kept: boolean;
  let ask: (changes: readonly ChangeMessage[]) => void;

  const socketOf = (id: string, customerId: string | null) => ({
    data: { session: customerId === null ? null : { customerId } },
    emit: (event: string, payload: unknown) => void asked.push([id, event, payload]),
  });

  beforeEach(() => {
    [asked, handed, nowMs, draw, kept] = [[], [], 5_000, 0, true];
    rooms = new Map([[`topic ${NFL}`, new Set(['a', 'b', 'c'])]]);
    const sockets = new Map([
      ['a', socketOf('a', 'ALICE')],
      ['b', socketOf('b', null)],
      ['c', socketOf('c', 'CAROL')],
    ]);
    ask = sampleChanges({
      io: { sockets: { adapter: { rooms }, sockets } } as unknown as LiveIo,
      screenMarks: {
        mayHand: () => kept,
        hand: (...about) => {
          handed.push(about);
          return 'mark';
        },
      },
      nowMs: () => nowMs,
      random: () => draw,
    });
  });

  it('ask one page of those that get it, whichever it is, for whom it is', () => {
    ask([change(NFL)]);
    [nowMs, draw] = [6_000, 0.5];
    ask([change(NFL)]);
    [nowMs, draw] = [7_000, 0.999];
    ask([change(NFL)]);
    const message = { mark: 'mark', from: 6, clk: 7 };
    expect(asked).toEqual(['a', 'b', 'c'].map((id) => [id, 'sample', message]));
    expect(handed).toEqual([
      ['change', 'ALICE', 5_000],
      ['change', null, 6_000],
      ['change', 'CAROL', 7_000],
    ]);
  });

  it('are one a second at most', () => {
    ask([change(NFL)]);
    nowMs += 999;
    ask([change(NFL)]);
    expect(asked).toHaveLength(1);
    nowMs += 1;
    ask([change(NFL)]);
    expect(asked).toHaveLength(2);
  });

  it('ask nobody about scores, which have no cells, nor about what nobody gets or isn’t kept', () => {
    rooms.set('topic scores/Football', new Set(['a']));
    ask([change('scores/Football')]);
    ask([change('lines/main/Football/CFL')]);
    ask([]);
    expect(handed).toEqual([]);
    kept = false;
    ask([change(NFL)]);
    expect(handed).toEqual([]);
    kept = true;
    ask([change('scores/Football'), change(NFL)]);
    expect(asked).toHaveLength(1);
  });
});
