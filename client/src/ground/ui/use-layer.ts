import { inertOthers } from 'aria-hidden';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** Portals that are not layers: of notices, of lists of choices, and the one for a new dialog. */
const listOpenPortals = (): Element[] =>
  [...document.querySelectorAll('body > [data-portal]')].filter(
    (portal) => portal.querySelector('[aria-modal]') === null,
  );

const find = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/**
 * While it is open the layer covers the page and earlier layers, and has the focus. Everything behind it is out of
 * reach for Tab and screen readers, even when the focused element is gone from the layer: a focus trap only holds a
 * focus that is inside it.
 *
 * @param beside a selector of parts that are shown next to the layer, and can be used
 */
export const useLayer = (isOpen: boolean, layer: RefObject<HTMLElement | null>, beside?: string): void => {
  const bringBack = useRef<(() => void) | null>(null);
  // Before the focus is given back: inert elements can't take it.
  useLayoutEffect(
    () => () => {
      bringBack.current?.();
      bringBack.current = null;
    },
    [isOpen],
  );
  useFocusReturn(isOpen, layer);
  // After the focused element was noted: an element that becomes inert loses the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const own = layer.current === null ? [] : [layer.current];
    const shown = beside === undefined ? [] : find(beside);
    bringBack.current = inertOthers([...own, ...shown, ...listOpenPortals()], document.body);
  }, [isOpen, layer, beside]);
};

/**
 * Closes an open layer, also when the focus is on a part next to it, or nowhere. A dialog over it takes the key first,
 * and so does a part of it that stops the event.
 */
export const useLayerEscape = (
  isOpen: boolean,
  layer: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void => {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && layer.current?.closest('[inert]') === null) onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
};
