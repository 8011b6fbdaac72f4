import { expect, it } from 'vitest';
import { readLine } from './timers-left.ts';

const OWN = '/client/src/lines/game/use-load-game.ts';

it.each([
  ['the page’s own code', `    at run (file:///book${OWN}:22:19)`, OWN.slice(1)],
  ['a library', '    at wait (/book/node_modules/rxjs/dist/timer.js:1:2)', null],
  ['a test', '    at /book/client/src/lines/game/use-load-game.test.ts:3:4', null],
  ['what ends by itself', '    at sweep (/book/client/src/lines/board/price-marks.ts:33:9)', null],
])('knows a timer that was set by %s', (_, line, setter) => {
  expect(readLine(line)).toBe(setter);
});
