import { beforeEach, expect, it } from 'vitest';
import { type Host, type HostEvent, WriterHosts } from './writer-hosts.ts';

const [one, two] = ['one', 'two'].map((name): Host => ({ name, config: { host: name } })) as [Host, Host];
const STANDBY = { isStandby: true, timeline: 0 };
const writer = (timeline: number) => ({ isStandby: false, timeline });

let events: HostEvent[];
let promotions: number;
let hosts: WriterHosts;

const open = (first: Host, ...others: Host[]): void => {
  events = [];
  promotions = 0;
  hosts = new WriterHosts([first, ...others], (event) => events.push(event));
  hosts.onPromoted(() => {
    promotions += 1;
  });
};
beforeEach(() => open(one, two));

it('passes over a stand-by, and stays with the writer that it finds', () => {
  expect(hosts.choose()).toBe(one);
  expect(() => hosts.admit(one, STANDBY)).toThrow('one is a stand-by');
  expect(hosts.choose()).toBe(two);
  hosts.admit(two, writer(1));
  expect([hosts.choose(), hosts.timeline, promotions, events]).toEqual([two, 1, 0, []]);
});

it('passes over one that can’t be reached, and not one that says why it refuses', () => {
  hosts.noteFailure(one, Object.assign(new Error('password'), { code: '28P01' }));
  expect(hosts.choose()).toBe(one);
  hosts.noteFailure(one, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect(hosts.choose()).toBe(two);
  // That of a connection that was begun before.
  hosts.noteFailure(one, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect(hosts.choose()).toBe(two);
});

it('follows a promotion, tells of it, and never again takes the one that was promoted over', () => {
  hosts.admit(one, writer(1));
  hosts.admit(two, writer(2));
  expect([hosts.choose(), promotions]).toEqual([two, 1]);
  for (let time = 0; time < 2; time++)
    expect(() => hosts.admit(one, writer(1))).toThrow('one was promoted over');
  expect([hosts.choose(), hosts.timeline, promotions]).toEqual([two, 2, 1]);
  expect(events).toEqual([
    { event: 'promoted', host: 'two', timeline: 2 },
    { event: 'promotedOver', host: 'one', timeline: 1 },
  ]);
  hosts.admit(one, writer(3));
  expect([hosts.choose(), promotions]).toEqual([one, 2]);
});

it('goes by what is noted beside as well, and stays where two names are one server’s', () => {
  hosts.admit(one, writer(1));
  hosts.note(two, STANDBY);
  hosts.note(two, writer(1));
  expect([hosts.choose(), promotions]).toEqual([one, 0]);
  hosts.note(two, writer(2));
  expect([hosts.choose(), promotions]).toEqual([two, 1]);
  hosts.note(one, writer(1));
  expect(hosts.choose()).toBe(two);
});

it('takes the stand-by that alone is named, and fences it, too', () => {
  open(one);
  hosts.admit(one, STANDBY);
  hosts.admit(one, writer(4));
  expect(() => hosts.admit(one, writer(3))).toThrow('one was promoted over');
  hosts.noteFailure(one, new Error('Connection terminated'));
  expect(hosts.choose()).toBe(one);
});
