import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import type { LeftOpen } from './left-open.ts';
import { watchStreams } from './streams-left.ts';
import { watchTimers } from './timers-left.ts';

type Call = (target: object, name: string, ...given: readonly unknown[]) => unknown;

/** Calls as a file of the product would. */
const callFrom = (file: string): Call =>
  runInThisContext('(target, name, ...given) => target[name](...given)', {
    filename: `/book/${file}`,
  }) as Call;

const FILE = 'gateway/src/lines/book/read-log.ts';
const call = callFrom(FILE);
const nothing = (): void => undefined;

const watches: LeftOpen[] = [];
const watch = (made: LeftOpen): LeftOpen => {
  watches.push(made);
  return made;
};
afterEach(() => {
  for (const made of watches.splice(0)) made.end();
});

/** A stream, as RxJS has them. */
const createStream = () => {
  const ends: Array<() => void> = [];
  const heard = {
    closed: false,
    add: (end: () => void) => ends.push(end),
    unsubscribe: () => ends.forEach((end) => end()),
  };
  return { subscribe: (..._given: never[]) => heard, heard };
};

it('names who set an interval or a long timeout that still runs', () => {
  const timers = watch(watchTimers());
  const set = [
    call(globalThis, 'setInterval', nothing, 60_000),
    call(globalThis, 'setTimeout', nothing, 60_000),
  ];
  // What ends by itself soon, and what a test sets.
  const soon = call(globalThis, 'setTimeout', nothing, 100);
  const ofTest = setTimeout(nothing, 60_000);
  expect(timers.list()).toEqual([`timer of ${FILE}`, `timer of ${FILE}`]);
  call(globalThis, 'clearInterval', set[0]);
  expect(timers.list()).toEqual([`timer of ${FILE}`]);
  call(globalThis, 'clearTimeout', set[1]);
  expect(timers.list()).toEqual([]);
  clearTimeout(soon as NodeJS.Timeout);
  clearTimeout(ofTest);
});

it('leaves out the timers of files that are let off', () => {
  const timers = watch(watchTimers(new Set([FILE])));
  const set = call(globalThis, 'setInterval', nothing, 60_000);
  expect(timers.list()).toEqual([]);
  clearInterval(set as NodeJS.Timeout);
});

it('gives the timers back as they were', () => {
  const { setTimeout: before } = globalThis;
  const timers = watchTimers();
  expect(globalThis.setTimeout).not.toBe(before);
  timers.end();
  expect(globalThis.setTimeout).toBe(before);
});

it('names who hears a stream until it is left', () => {
  const stream = createStream();
  const streams = watch(watchStreams(stream));
  call(stream, 'subscribe');
  stream.subscribe();
  expect(streams.list()).toEqual([`stream heard by ${FILE}`]);
  stream.heard.unsubscribe();
  expect(streams.list()).toEqual([]);
});

it('leaves out streams that are over at once, and files that are let off', () => {
  const over = { subscribe: (..._given: never[]) => ({ closed: true, add: nothing }) };
  const stream = createStream();
  const streams = [watch(watchStreams(over)), watch(watchStreams(stream, new Set([FILE])))];
  call(over, 'subscribe');
  call(stream, 'subscribe');
  expect(streams.flatMap((each) => each.list())).toEqual([]);
});
