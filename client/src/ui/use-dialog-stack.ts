import { type RefObject, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useFocusReturn } from './use-focus-return.ts';

type Frame = RefObject<HTMLElement | null>;

/** Dialogs that stand over each other, the uppermost last. */
const useFrames = create<{ frames: readonly Frame[] }>()(() => ({ frames: [] }));

/** The page. Dialogs and notices stand beside it, in portals of their own. */
const PAGE = 'body > :not([data-portal])';

/**
 * What lies behind is out of reach for Tab and screen readers, even when what had the focus is gone from the dialog:
 * a trap for the focus holds only a focus that is in it.
 */
const stack = (frames: readonly Frame[]): void => {
  for (const part of document.querySelectorAll(PAGE)) part.toggleAttribute('inert', frames.length > 0);
  for (const frame of frames) frame.current?.toggleAttribute('inert', frame !== frames.at(-1));
  useFrames.setState({ frames });
};

const listOthers = (own: Frame): readonly Frame[] =>
  useFrames.getState().frames.filter((frame) => frame !== own);

/**
 * For as long as the dialog is drawn it stands over the page and earlier dialogs, and has the focus.
 *
 * @returns whether it is the uppermost: Escape and clicks outside are for it alone
 */
export const useDialogStack = (dialog: Frame): boolean => {
  // Before the focus is given back: what is inert can't take it.
  useLayoutEffect(() => () => stack(listOthers(dialog)), [dialog]);
  useFocusReturn(true, dialog);
  // After it was noted what has the focus: what becomes inert loses it.
  useLayoutEffect(() => stack([...listOthers(dialog), dialog]), [dialog]);
  return useFrames(({ frames }) => frames.at(-1) === dialog);
};
