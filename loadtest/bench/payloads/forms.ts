import { Packr } from 'msgpackr';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { decodeCompact, encodeCompact } from './compact-form.ts';

export type ChangeEvent = ['change', ChangeMessage];

/** A way to write a live event as one message of a WebSocket. */
interface PayloadForm {
  name: string;
  encode(event: ChangeEvent): Buffer;
  decode(bytes: Buffer): ChangeEvent;
  isText: boolean;
}

/** Engine.IO's and Socket.IO's marks of an event; a binary form would bring a parser that needs none. */
const EVENT = '42';

// Records of msgpackr's own are off: they are no MessagePack, and their reader compiles code, which our CSP forbids.
const packr = new Packr({ useRecords: false });

/** The first is what is shipped, and what the others are compared with. */
export const FORMS = [
  {
    name: 'JSON',
    encode: (event) => Buffer.from(EVENT + JSON.stringify(event)),
    decode: (bytes) => JSON.parse(bytes.toString('utf8', EVENT.length)),
    isText: true,
  },
  {
    // Fields by their place instead of by name, and an epoch of 8 characters, which the log could give.
    name: 'short JSON',
    encode: ([event, { topic, epoch, from, clk, ops }]) =>
      Buffer.from(EVENT + JSON.stringify([event, topic, epoch.slice(0, 8), from, clk, ops])),
    decode: (bytes) => {
      const [event, topic, epoch, from, clk, ops] = JSON.parse(bytes.toString('utf8', EVENT.length));
      return [event, { topic, epoch, from, clk, ops }] as ChangeEvent;
    },
    isText: true,
  },
  {
    name: 'MessagePack',
    encode: (event) => packr.pack(event),
    decode: (bytes) => packr.unpack(bytes),
    isText: false,
  },
  {
    name: 'compact',
    encode: (event) => Buffer.from(encodeCompact(event)),
    decode: (bytes) => decodeCompact(bytes) as ChangeEvent,
    isText: false,
  },
] as const satisfies readonly PayloadForm[];

export type FormName = (typeof FORMS)[number]['name'];

export const formOf = (name: FormName): PayloadForm => FORMS.find((form) => form.name === name)!;
