import type { FormName } from './forms.ts';

/** How a window gets to its sockets. */
export interface Way {
  name: string;
  form: FormName;
  /**
   * `frame`: one WebSocket frame is made and written to all, as the gateway does it. `deflatedFrame`: the same frame is
   * compressed before, once, which any socket can read that agreed to messages without earlier ones. `emit`: as
   * socket.io does it, which makes of bytes a frame of their own behind one that announces them.
   */
  send: 'frame' | 'deflatedFrame' | 'emit';
  /** What the server offers (permessage-deflate). */
  deflate: 'none' | 'withContext' | 'withoutContext';
  framesOfWindow: number;
}

/** The first is what is shipped, and what the others are compared with. */
export const WAYS: readonly Way[] = [
  { name: 'JSON, one frame (as shipped)', form: 'JSON', send: 'frame', deflate: 'none', framesOfWindow: 1 },
  { name: 'short JSON, one frame', form: 'short JSON', send: 'frame', deflate: 'none', framesOfWindow: 1 },
  {
    name: 'JSON, compressed for each socket',
    form: 'JSON',
    send: 'emit',
    deflate: 'withContext',
    framesOfWindow: 1,
  },
  {
    name: 'JSON, compressed once',
    form: 'JSON',
    send: 'deflatedFrame',
    deflate: 'withoutContext',
    framesOfWindow: 1,
  },
  {
    name: 'MessagePack, attached by socket.io',
    form: 'MessagePack',
    send: 'emit',
    deflate: 'none',
    framesOfWindow: 2,
  },
  { name: 'MessagePack, one frame', form: 'MessagePack', send: 'frame', deflate: 'none', framesOfWindow: 1 },
  { name: 'compact, one frame', form: 'compact', send: 'frame', deflate: 'none', framesOfWindow: 1 },
  {
    name: 'compact, compressed once',
    form: 'compact',
    send: 'deflatedFrame',
    deflate: 'withoutContext',
    framesOfWindow: 1,
  },
];
