import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { encodeOp } from '@lineboard/domain/doors/wire/record-codec';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { VirtualTimeScheduler } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { game, image, line, move } from '../../../testing/samples/feed-samples.ts';
import { createBook } from '../../lines/book/book.ts';
import type { Book } from '../../lines/book/book.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import type { InProcessLog } from '../../lines/log/in-process-log.ts';
import type { TextFrame } from './text-frame.ts';
import { createTopicHub } from './topic-hub.ts';
import type { TopicHub } from './topic-hub.ts';
import type { CatchUp } from './topic-stream.ts';

const NFL = 'lines/main/Football/NFL';
const WINDOW_MS = 50;

/** Tests a hub on virtual time, with a book of 3 entries. */
describe('the topic hub', () => {
  let log: InProcessLog;
  let book: Book;
  let hub: TopicHub;
  let time: VirtualTimeScheduler;
  let heard: Array<[atMs: number, change: ChangeMessage]>;
  let isHeard: boolean;
  let windowMs: number;
  /** How many changes each window emitted together. */
  let together: number[];
  const goTo = (ms: number): void => {
    time.maxFrames = ms;
    time.flush();
    time.frame = ms;
  };
  const price = (moneyLine1: number) => log.append('demo', [move({ moneyLine1 })]);
  const patch = (version: number, moneyLine1: number) =>
    encodeOp({ op: 'patch', kind: 'line', key: '1.0', fields: { moneyLine1, version } });
  const catchUp = (held: { epoch: string; clk: number } | null): CatchUp | 'waits' => {
    let answer: CatchUp | 'waits' = 'waits';
    hub.whenCurrent(NFL, held, (stream) => {
      answer = stream.catchUp(held);
    });
    return answer;
  };

  beforeEach(async () => {
    isHeard = true;
    windowMs = WINDOW_MS;
    heard = [];
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    book = createBook();
    time = new VirtualTimeScheduler();
    const limits = { maxRingOps: 4, recordsPerPart: 2 };
    together = [];
    hub = createTopicHub({
      book,
      limits,
      windowMs: () => windowMs,
      isHeard: () => isHeard,
      scheduler: time,
      together: (emit) => {
        const before = heard.length;
        emit();
        together.push(heard.length - before);
      },
    });
    hub.changes$.subscribe((change) => heard.push([time.now(), change]));
    await log.open(book.reader);
    await log.append('demo', image(game(), line(), line({ periodNumber: 1 })));
    goTo(1_000);
    heard.length = 0;
    together.length = 0;
  });
  afterEach(() => hub.close());

  it('emits the topics that changed in one window together, and one alone by itself', async () => {
    await price(151);
    expect(together).toEqual([]);
    await log.append('demo', [move({ moneyLine1: 152 }), line({ store: 'vip' })]);
    goTo(1_000 + WINDOW_MS);
    expect(heard.map(([, { topic }]) => topic)).toEqual([NFL, NFL, 'lines/vip/Football/NFL']);
    expect(together).toEqual([2]);
  });

  it('does not gather more than 1,000 changes in one window', async () => {
    const rows = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) =>
        line({ store: 'main', periodNumber: 2, moneyLine1: from + at }),
      );
    await price(151);
    await log.append('demo', rows(999, 1_000));
    expect(heard.length).toBe(1);
    await price(152);
    expect(heard.map(([atMs, { from, clk }]) => [atMs, from, clk])).toEqual([
      [1_000, 1, 2],
      [1_000, 2, 4],
    ]);
  });

  it('sends the first change after a quiet window at once, and the next ones at its end, with the latest value per field', async () => {
    await price(151);
    await price(152);
    await price(153);
    goTo(1_000 + WINDOW_MS - 1);
    expect(heard.map(([, { from, clk }]) => [from, clk])).toEqual([[1, 2]]);
    goTo(1_000 + WINDOW_MS);
    const { epoch } = book.position;
    expect(heard).toEqual([
      [1_000, { topic: NFL, epoch, from: 1, clk: 2, ops: [patch(2, 151)] }],
      [1_000 + WINDOW_MS, { topic: NFL, epoch, from: 2, clk: 4, ops: [patch(4, 153)] }],
    ]);
  });

  it('opens no window for a sign of life, and answers who waited for it', async () => {
    const answers: CatchUp[] = [];
    const held = { epoch: book.position.epoch, clk: 2 };
    hub.whenCurrent(NFL, held, (stream) => answers.push(stream.catchUp(held)));
    await log.append('demo', [{ kind: 'beat' }]);
    expect(answers).toMatchObject([{ kind: 'delta', message: { ops: [] } }]);
    await price(151);
    expect(heard.map(([atMs]) => atMs)).toEqual([1_000]);
  });

  it('sends the changes that a window has collected on request, and each change once', async () => {
    await price(151);
    await price(152);
    hub.flush();
    expect(heard.map(([atMs, { from, clk }]) => [atMs, from, clk])).toEqual([
      [1_000, 1, 2],
      [1_000, 2, 3],
    ]);
    goTo(2_000);
    expect(heard).toHaveLength(2);
  });

  it('gathers for as long as the window is that begins, and again for less when it is narrow', async () => {
    windowMs = 4 * WINDOW_MS;
    await price(151);
    await price(152);
    const firstMs = heard[0]![0];
    goTo(firstMs + 4 * WINDOW_MS - 1);
    expect(heard).toHaveLength(1);
    windowMs = WINDOW_MS;
    goTo(firstMs + 4 * WINDOW_MS);
    await price(153);
    goTo(firstMs + 5 * WINDOW_MS);
    expect(heard.map(([atMs]) => atMs - firstMs)).toEqual([0, 4 * WINDOW_MS, 5 * WINDOW_MS]);
  });

  it('sends a topic at most once per window, however often it changes', async () => {
    for (let ms = 1_001; ms <= 1_200; ms++) {
      goTo(ms);
      await price(ms);
    }
    goTo(2_000);
    const times = heard.map(([atMs]) => atMs);
    expect(times.length).toBeGreaterThan(3);
    for (let at = 1; at < times.length; at++)
      expect(times[at]! - times[at - 1]!).toBeGreaterThanOrEqual(WINDOW_MS);
    for (let at = 1; at < heard.length; at++) expect(heard[at]![1].from).toBe(heard[at - 1]![1].clk);
    expect(heard.at(-1)![1].clk).toBe(book.position.clk);
  });

  it('sends a value that changed back too: a reader may be in between', async () => {
    await price(151);
    await price(152);
    await price(150);
    await price(151);
    goTo(2_000);
    expect(heard.at(-1)![1].ops).toEqual([patch(5, 151)]);
  });

  it('encodes nothing for a topic that nobody listens to, and keeps its position', async () => {
    isHeard = false;
    await price(151);
    goTo(2_000);
    expect(heard).toEqual([]);
    expect(hub.position(NFL).clk).toBe(2);
  });

  it('answers a reader between two windows only, so that the next change begins where the reader is', async () => {
    await price(151);
    await price(152);
    const answers: Array<[number, CatchUp]> = [];
    hub.whenCurrent(NFL, null, (stream) => answers.push([time.now(), stream.catchUp(null)]));
    goTo(1_000 + WINDOW_MS - 1);
    expect(answers).toEqual([]);
    goTo(1_000 + WINDOW_MS);
    expect(answers).toMatchObject([[1_000 + WINDOW_MS, { kind: 'snapshot', position: { clk: 3 } }]]);
  });

  it('brings a reader up to date by a delta from its position', async () => {
    const { epoch } = book.position;
    await price(151);
    goTo(2_000);
    await price(152);
    goTo(3_000);
    expect(catchUp({ epoch, clk: 1 })).toEqual({
      kind: 'delta',
      message: { topic: NFL, epoch, from: 1, clk: 3, ops: [patch(3, 152)] },
    });
    expect(catchUp({ epoch, clk: 3 })).toMatchObject({ message: { from: 3, clk: 3, ops: [] } });
  });

  it('sends a snapshot when the changes since are forgotten, when the epoch is another, and when the reader has nothing', async () => {
    const { epoch } = book.position;
    for (let at = 0; at < 6; at++) await price(200 + at);
    goTo(5_000);
    for (const held of [{ epoch, clk: 1 }, { epoch: 'other', clk: 7 }, null]) {
      const answer = catchUp(held);
      expect(answer).toMatchObject({ kind: 'snapshot', position: { epoch, clk: 7 } });
      if (answer !== 'waits' && answer.kind === 'snapshot') expect(answer.parts).toHaveLength(2);
    }
    expect(catchUp({ epoch, clk: 5 })).toMatchObject({ kind: 'delta' });
  });

  it('repeats the position of a topic that has become quiet with three pulses, and never of one that keeps changing', async () => {
    const { epoch } = book.position;
    goTo(2_000);
    for (let pulse = 0; pulse < 3; pulse++) {
      await price(151 + pulse);
      goTo(4_000 + pulse * 2_000);
      hub.restateQuiet();
    }
    expect(heard.map(([, { ops }]) => ops.length)).toEqual([1, 1, 1]);
    heard.length = 0;
    for (let pulse = 0; pulse < 6; pulse++) hub.restateQuiet();
    const restated = { topic: NFL, epoch, from: 4, clk: 4, ops: [] };
    expect(heard.map(([, change]) => change)).toEqual([restated, restated, restated]);
  });

  it('makes the parts of a snapshot once per position', () => {
    const [one, two] = [catchUp(null), catchUp(null)];
    expect(one).toMatchObject({ kind: 'snapshot' });
    if (one !== 'waits' && two !== 'waits' && one.kind === 'snapshot' && two.kind === 'snapshot') {
      expect(two.parts).toBe(one.parts);
    }
  });

  it('gives a snapshot’s messages back when nobody listens any more', () => {
    const partsOf = (): readonly TextFrame[] => {
      const caughtUp = catchUp(null);
      if (caughtUp === 'waits' || caughtUp.kind !== 'snapshot') throw new Error('there is no snapshot');
      return caughtUp.parts;
    };
    const parts = partsOf();
    hub.release(NFL);
    expect(partsOf()).toBe(parts);
    isHeard = false;
    hub.release(NFL);
    expect(partsOf()).not.toBe(parts);
    expect(partsOf()).toEqual(parts);
  });

  it('confirms a reader from another gateway that is past our last change when nothing happened since', async () => {
    const { epoch } = book.position;
    await log.append('demo', [{ kind: 'beat' }]);
    await log.append('demo', [{ kind: 'beat' }]);
    goTo(2_000);
    expect(catchUp({ epoch, clk: 3 })).toMatchObject({
      kind: 'delta',
      message: { from: 3, clk: 3, ops: [] },
    });
  });

  it('makes a reader wait that has read further than this gateway', async () => {
    const { epoch } = book.position;
    const answers: CatchUp[] = [];
    const held = { epoch, clk: 3 };
    hub.whenCurrent(NFL, held, (stream) => answers.push(stream.catchUp(held)));
    await price(151);
    goTo(2_000);
    expect(answers).toEqual([]);
    await price(152);
    goTo(3_000);
    expect(answers).toMatchObject([{ kind: 'delta', message: { from: 3, clk: 3, ops: [] } }]);
  });

  it('starts over when the log was reloaded', () => {
    let resets = 0;
    hub.resets$.subscribe(() => resets++);
    const before = book.position;
    book.reader.load(book.reader.image(), { epoch: 'e2', clk: 40 });
    expect(resets).toBe(1);
    expect(catchUp(before)).toMatchObject({ kind: 'snapshot', position: { epoch: 'e2', clk: 40 } });
  });
});
