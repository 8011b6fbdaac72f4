import { type KeyboardEvent, useState } from 'react';
import { isApart, isTeased } from '../../betting/slip/state/slip-options.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { focusSlipAction, SLIP_ID } from '../../ground/ui/focus-parts.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { readCommandHistory, rememberCommand } from './command-history.ts';
import { putOnSlip, type SlipFault } from './place-command.ts';
import type { TypedBet } from './use-typed-bet.ts';

interface CommandKeys {
  /** Why the slip didn't take the bet that was entered. */
  fault: SlipFault | null;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export const closeCommand = (): void => useShell.getState().changeShell({ typedCommand: null });

/** @returns null when the bet is on the slip; `unfinished` while something of it is missing */
const enterBet = ({ reading, teaser, legs }: TypedBet): SlipFault | 'unfinished' | null => {
  if (!reading.ok) return 'unfinished';
  const { amount, wagerType, legs: typed } = reading.command;
  const picks = legs.flatMap(({ pick, seen }) => (pick === null || seen === null ? [] : [{ pick, seen }]));
  const isWhole = picks.length === typed.length && picks.length >= (isApart({ wagerType }) ? 1 : 2);
  const card = teaser?.ok === true ? teaser.card : null;
  if (amount === null || !isWhole || (isTeased({ wagerType }) && card === null)) return 'unfinished';
  return putOnSlip(wagerType, card?.teaserName ?? null, amount, picks);
};

/** For this long the bet that was entered may still get the focus, once it can be placed. */
const ARMED_WITHIN_MS = 10_000;

/**
 * Enter is the first of the two presses that place a bet (ST2-27): the action of the slip, which has the focus or gets
 * it once the bet can be placed, says what the second one bets. A focus anywhere else ends it.
 */
const armBet = (): void => {
  const press = (element: Element | null): void => {
    if (element instanceof HTMLElement && element.matches(`#${SLIP_ID} [data-kind="place"]`)) element.click();
  };
  const { activeElement } = document;
  if (activeElement?.id !== SLIP_ID) {
    press(activeElement);
    return;
  }
  const onFocus = ({ target }: FocusEvent): void => press(target instanceof Element ? target : null);
  document.addEventListener('focusin', onFocus, { once: true });
  setTimeout(() => document.removeEventListener('focusin', onFocus), ARMED_WITHIN_MS);
};

/** Enter, Escape and the arrows through what was entered before. */
export const useCommandKeys = (text: string, bet: TypedBet): CommandKeys => {
  const owner = useSlip((state) => state.owner);
  const isPhone = useIsPhone();
  /** An index of the entered texts, newest first; −1 for what is typed now. */
  const [back, setBack] = useState(-1);
  const [fault, setFault] = useState<SlipFault | null>(null);

  const write = (typed: string): void => {
    setFault(null);
    useShell.getState().changeShell({ typedCommand: typed });
  };

  const walkBack = (step: 1 | -1): void => {
    const texts = readCommandHistory(owner);
    const to = Math.max(-1, Math.min(texts.length - 1, back + step));
    setBack(to);
    write(texts[to] ?? '');
  };

  const enter = (): void => {
    const refused = enterBet(bet);
    if (refused === 'unfinished') return;
    setFault(refused);
    if (refused !== null) return;
    rememberCommand(owner, text.trim());
    if (isPhone) useShell.getState().changeShell({ isSlipOpen: true });
    focusSlipAction();
    armBet();
    closeCommand();
  };

  const actions = new Map([
    ['Enter', enter],
    ['ArrowUp', () => walkBack(1)],
    ['ArrowDown', () => walkBack(-1)],
    ['Escape', closeCommand],
  ]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = actions.get(event.key);
    if (act === undefined || event.nativeEvent.isComposing) return;
    // Otherwise this very press would go on to the button that gets the focus.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  };

  const onType = (typed: string): void => {
    setBack(-1);
    write(typed);
  };

  return { fault, onType, onKeyDown };
};
