import { expect, it } from 'vitest';
import { readOwnFile } from './own-code.ts';

const OWN = '/client/src/lines/game/use-load-game.ts';

it.each([
  ['the page’s own code', `    at run (file:///book${OWN}:22:19)`, OWN.slice(1)],
  [
    'the gateway’s',
    '    at /book/gateway/src/ground/timers/repeat.ts:6:17',
    'gateway/src/ground/timers/repeat.ts',
  ],
  ['a library', '    at wait (/book/node_modules/rxjs/dist/timer.js:1:2)', null],
  ['a test', '    at /book/client/src/lines/game/use-load-game.test.ts:3:4', null],
  ['what tests share', '    at open (/book/client/testing/open-test-page.ts:3:4)', null],
])('knows what was opened by %s', (_, line, file) => {
  expect(readOwnFile(line)).toBe(file);
});
