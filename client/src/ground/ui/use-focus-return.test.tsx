import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

function Part({ isOpen }: { isOpen: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusReturn(isOpen, part);
  return (
    <div ref={part}>
      <button type="button">Inside</button>
    </div>
  );
}

const draw = (part: 'open' | 'closed' | 'gone') => (
  <>
    <main id="main" tabIndex={-1} />
    <button type="button">Opener</button>
    {part !== 'gone' && <Part isOpen={part === 'open'} />}
  </>
);
const focus = (name: string): void => act(() => screen.getByRole('button', { name }).focus());

it.each(['closed', 'gone'] as const)('gives the focus back when the part is %s', (after) => {
  const { rerender } = render(draw('closed'));
  focus('Opener');
  rerender(draw('open'));
  focus('Inside');
  rerender(draw(after));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' }));
});

it('gives it to the page when nothing had it before', () => {
  const { rerender } = render(draw('closed'));
  rerender(draw('open'));
  focus('Inside');
  rerender(draw('closed'));
  expect(document.activeElement?.id).toBe('main');
});

it('leaves it where it went meanwhile', () => {
  const { rerender } = render(draw('closed'));
  focus('Opener');
  rerender(draw('open'));
  act(() => screen.getByRole('main').focus());
  rerender(draw('closed'));
  expect(document.activeElement?.id).toBe('main');
});
