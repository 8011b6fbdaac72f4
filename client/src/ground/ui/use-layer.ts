import { inertOthers } from 'aria-hidden';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** Portals that hold no layer: of notices, of lists of choices, and the one that a new dialog is to fill. */
const listOpenPortals = (): Element[] =>
  [...document.querySelectorAll('body > [data-portal]')].filter(
    (portal) => portal.querySelector('[aria-modal]') === null,
  );

const find = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/**
 * While it is open the layer stands over the page and earlier layers, and has the focus. What lies behind is out of
 * reach for Tab and screen readers, even when what had the focus is gone from the layer: a trap holds only a focus that
 * is in it.
 *
 * @param beside a selector of what is shown beside the layer, and can be used
 */
export const useLayer = (isOpen: boolean, layer: RefObject<HTMLElement | null>, beside?: string): void => {
  const bringBack = useRef<(() => void) | null>(null);
  // Before the focus is given back: what is inert can't take it.
  useLayoutEffect(
    () => () => {
      bringBack.current?.();
      bringBack.current = null;
    },
    [isOpen],
  );
  useFocusReturn(isOpen, layer);
  // After it was noted what has the focus: what becomes inert loses it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const own = layer.current === null ? [] : [layer.current];
    const shown = beside === undefined ? [] : find(beside);
    bringBack.current = inertOthers([...own, ...shown, ...listOpenPortals()], document.body);
  }, [isOpen, layer, beside]);
};

/**
 * Closes an open layer, also when the focus is on what is shown beside it, or nowhere. A dialog over it has the key for
 * itself, and so has a part of it that stops the event.
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
