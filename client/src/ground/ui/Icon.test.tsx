import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, type IconName } from './Icon.tsx';

const NAMES: IconName[] = [
  'lines',
  'live',
  'slip',
  'openBets',
  'menu',
  'close',
  'down',
  'left',
  'right',
  'person',
  'check',
  'chart',
  'copy',
  'warning',
  'search',
  'filter',
];

it.each(NAMES)(
  '%s is drawn in the color of the text around it, at its size, and screen readers skip it',
  (name) => {
    const { container } = render(<Icon name={name} size={14} />);
    const drawing = container.querySelector('svg')!;
    expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0);
    const attributes = Object.fromEntries([...drawing.attributes].map((one) => [one.name, one.value]));
    expect(attributes).toMatchObject({
      width: '14',
      height: '14',
      stroke: 'currentColor',
      'stroke-width': '2',
      fill: 'none',
      'aria-hidden': 'true',
      focusable: 'false',
    });
  },
);
