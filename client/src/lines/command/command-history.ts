import type { SlipOwner } from '../../betting/slip/state/slip-state.ts';

/** As many as anybody walks back through. */
const MOST_KEPT = 30;

/** It lasts as long as the page: nothing is stored, and another customer begins with none. */
let kept: { owner: SlipOwner | null; texts: readonly string[] } = { owner: null, texts: [] };

/** What the customer entered on this page, newest first. */
export const readCommandHistory = (owner: SlipOwner | null): readonly string[] => {
  if (kept.owner !== owner) kept = { owner, texts: [] };
  return kept.texts;
};

/** The same text again moves to the front. */
export const rememberCommand = (owner: SlipOwner | null, text: string): void => {
  const texts = [text, ...readCommandHistory(owner).filter((other) => other !== text)];
  kept = { owner, texts: texts.slice(0, MOST_KEPT) };
};
