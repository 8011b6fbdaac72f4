import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { IntegrationFrame } from './IntegrationFrame.tsx';

const ADDRESS = 'https://props.example/widget?game=7';
const ORIGIN = 'https://props.example';

const renderFrame = (isResized = true) => {
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <IntegrationFrame title="Props builder" address={ADDRESS} isResized={isResized} />
    </I18nextProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Props builder');
  return { own: frame.contentWindow!, area: frame.parentElement! };
};

const drawFrame = () => act(() => new Promise((drawn) => requestAnimationFrame(drawn)));

const say = async (source: MessageEventSource | null, data: unknown, origin = ORIGIN): Promise<void> => {
  dispatchEvent(new MessageEvent('message', { source, origin, data }));
  await drawFrame();
};

it('CON1-52: the widget has the height that its page sends, the last one for each drawn frame', async () => {
  const { own, area } = renderFrame();
  expect(area.style.height).toBe('');
  for (const height of [300, 301, 640])
    dispatchEvent(
      new MessageEvent('message', { source: own, origin: ORIGIN, data: { type: 'height', height } }),
    );
  expect(area.style.height).toBe('');
  await drawFrame();
  expect(area.style.height).toBe('640px');
  for (const height of [120, 4_000]) {
    await say(own, { type: 'height', height });
    expect(area.style.height).toBe(`${height}px`);
  }
});

it('CON1-52: a height from another origin, another window or nobody changes nothing', async () => {
  const { own, area } = renderFrame();
  const other = document.body.appendChild(document.createElement('iframe'));
  const forged = { type: 'height', height: 900 };
  for (const origin of [
    'https://props.example.evil',
    'https://evil.example',
    'http://props.example',
    'null',
    '',
  ])
    await say(own, forged, origin);
  for (const source of [other.contentWindow, window, null]) await say(source, forged);
  expect(area.style.height).toBe('');
  await say(own, forged);
  expect(area.style.height).toBe('900px');
  other.remove();
});

it('two providers on one page each set only their own frame’s height, whether by the other’s window or its origin', async () => {
  const { own, area } = renderFrame();
  const otherAddress = 'https://casino.example/lobby';
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <IntegrationFrame title="Casino" address={otherAddress} isResized />
    </I18nextProvider>,
  );
  const casino = screen.getByTitle<HTMLIFrameElement>('Casino');
  const [other, otherOrigin] = [casino.contentWindow!, new URL(otherAddress).origin];
  const heights = () => [area.style.height, casino.parentElement!.style.height];
  await say(other, { type: 'height', height: 900 }, ORIGIN);
  await say(own, { type: 'height', height: 900 }, otherOrigin);
  expect(heights()).toEqual(['', '']);
  await say(other, { type: 'height', height: 700 }, otherOrigin);
  expect(heights()).toEqual(['', '700px']);
  await say(own, { type: 'height', height: 640 });
  expect(heights()).toEqual(['640px', '700px']);
});

it('a frame that fills its page keeps that height, whatever its page sends', async () => {
  const { own, area } = renderFrame(false);
  await say(own, { type: 'height', height: 640 });
  expect(area.style.height).toBe('');
});

it.each([
  ['text', '640'],
  ['a number alone', 640],
  ['nothing', null],
  ['a list', [640]],
  ['another type', { type: 'balance', height: 640 }],
  ['no type', { height: 640 }],
  ['a height in words', { type: 'height', height: '640' }],
  ['no number', { type: 'height', height: Number.NaN }],
  ['no end', { type: 'height', height: Number.POSITIVE_INFINITY }],
  ['a part of a pixel', { type: 'height', height: 640.5 }],
  ['too low', { type: 'height', height: 119 }],
  ['below nothing', { type: 'height', height: -640 }],
  ['too high', { type: 'height', height: 4_001 }],
])('CON1-52: %s is no height', async (_, data) => {
  const { own, area } = renderFrame();
  await say(own, data);
  expect(area.style.height).toBe('');
});
