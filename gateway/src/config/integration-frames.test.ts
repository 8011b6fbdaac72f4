import { expect, it } from 'vitest';
import { integrationFrames, listFrameOrigins } from './integration-frames.ts';

const { parse } = integrationFrames;
const WIDGET = 'https://props.example/widget?game={gameNum}';

it('takes addresses of known integrations whose placeholders are parameters of their paths', () => {
  expect(parse(`propsBuilder=${WIDGET}, dstProps=http://127.0.0.1:9000/props`)).toEqual([
    { name: 'propsBuilder', address: WIDGET },
    { name: 'dstProps', address: 'http://127.0.0.1:9000/props' },
  ]);
});

it.each([
  ['a page that has no frame', 'lotto=https://props.example/'],
  ['a name that is no integration', `propBuilder=${WIDGET}`],
  ['a name that every object has', `constructor=${WIDGET}`],
  ['no address', 'propsBuilder='],
  ['an address that somebody on the way can change', 'propsBuilder=http://props.example/'],
  ['a script', 'propsBuilder=javascript:alert(1)'],
  ['a page within the address', 'propsBuilder=data:text/html;hello'],
  ['a password', 'propsBuilder=https://me:secret@props.example/'],
  ['a placeholder that the path lacks', 'dstProps=https://props.example/?game={gameNum}'],
  ['a placeholder in the host', 'propsBuilder=https://{gameNum}.props.example/'],
  ['a brace left open', 'propsBuilder=https://props.example/?game={gameNum'],
  ['two addresses of one', `propsBuilder=${WIDGET},propsBuilder=${WIDGET}`],
])('refuses %s', (_what, text) => {
  expect(parse(text)).toBeUndefined();
});

it('frames may come from the origins of the addresses, named once', () => {
  const frames = parse(`propsBuilder=${WIDGET},dstProps=https://props.example/all`)!;
  expect(listFrameOrigins(frames)).toEqual(['https://props.example']);
  expect(listFrameOrigins([])).toEqual([]);
});
