import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { focusMain } from './focus-parts.ts';
import { useLayer, useLayerEscape } from './use-layer.ts';

const escaped: string[] = [];

function Sheet({ isOpen }: { isOpen: boolean }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayer(isOpen, layer, '#bar');
  useLayerEscape(isOpen, layer, () => escaped.push('sheet'));
  return (
    <div ref={layer}>
      <button type="button">Place</button>
    </div>
  );
}

const draw = (isOpen: boolean, isMenuOpen = false) => (
  <>
    <header>
      <button type="button">Balance</button>
    </header>
    <main id="main" tabIndex={-1}>
      <button type="button">Price</button>
    </main>
    <aside inert={!isMenuOpen}>
      <button type="button">Sport</button>
    </aside>
    <Sheet isOpen={isOpen} />
    <nav id="bar">
      <button type="button">Slip</button>
    </nav>
  </>
);

const button = (name: string): HTMLElement => screen.getByText(name);
const isReached = (element: Element): boolean => element.closest('[inert]') === null;
const reached = (): string[] =>
  ['Balance', 'Price', 'Sport', 'Place', 'Slip'].filter((name) => isReached(button(name)));
const focus = (name: string): void => act(() => button(name).focus());

it('makes everything but itself and the part next to it inert, until it closes', () => {
  const { rerender } = render(draw(false));
  rerender(draw(true));
  expect(reached()).toEqual(['Place', 'Slip']);
  rerender(draw(false));
  expect(reached()).toEqual(['Balance', 'Price', 'Place', 'Slip']);
});

it('leaves inert what was inert before, and reachable what opens in its place', () => {
  const { rerender } = render(draw(false));
  rerender(draw(true));
  rerender(draw(false, true));
  expect(reached()).toEqual(['Balance', 'Price', 'Sport', 'Place', 'Slip']);
  rerender(draw(true));
  rerender(draw(false));
  expect(reached()).toEqual(['Balance', 'Price', 'Place', 'Slip']);
});

it('gives back the focus when it closes, although the element was inert', () => {
  const { rerender } = render(draw(false));
  focus('Balance');
  rerender(draw(true));
  focus('Place');
  rerender(draw(false));
  expect(document.activeElement).toBe(button('Balance'));
});

it('gives it to the page that was opened while it covered the screen', () => {
  const { rerender } = render(draw(false));
  focus('Balance');
  rerender(draw(true));
  focus('Place');
  act(() => focusMain());
  expect(document.activeElement).toBe(button('Place'));
  rerender(draw(false));
  expect(document.activeElement?.id).toBe('main');
  focus('Balance');
  rerender(draw(true));
  rerender(draw(false));
  expect(document.activeElement).toBe(button('Balance'));
});

function Dialog() {
  const layer = useRef<HTMLDivElement>(null);
  useLayer(true, layer);
  return (
    <div ref={layer}>
      <button type="button">Confirm</button>
    </div>
  );
}

it.each(['Place', 'Slip', ''])('hears Escape while it is open, with the focus on %j, too', async (name) => {
  const user = userEvent.setup();
  const press = async (): Promise<string[]> => {
    escaped.length = 0;
    await user.keyboard('{a}{Escape}');
    return [...escaped];
  };
  const { rerender } = render(draw(true));
  if (name !== '') focus(name);
  expect(await press()).toEqual(['sheet']);
  rerender(
    <>
      {draw(true)}
      <Dialog />
    </>,
  );
  expect(await press()).toEqual([]);
  rerender(draw(false));
  expect(await press()).toEqual([]);
});
