/**
 * Says of a price that can't be bet on why, and since when, and of an empty cell that there is no line for it: to the
 * pointer that rests on it, to the keyboard that is on it, and to the finger that presses it. It is asked only then:
 * most prices are open, and a board has thousands.
 */
import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import type { Hold } from '@lineboard/domain/lines/offering/in-play.schema';
import { getI18n } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { readBookMs } from '../../ground/live/line-state.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { describeHold } from './describe-hold.ts';

/** A pointer passes over many prices of one game: they share an answer for as long. */
const KEPT_MS = 2_000;
const CLOSED = /^(?:held|doubted|suspended)\b/;
const GAME_PICK = /^G\.(\d+)\.(\d+)\.([SMLE])\./;

interface Place {
  gameNum: number;
  periodNumber: number;
  market: string;
}

const readPlace = (button: HTMLElement): Place | null => {
  if (!CLOSED.test(button.dataset['state'] ?? '')) return null;
  const [, gameNum, periodNumber, market = ''] = GAME_PICK.exec(button.dataset['pick'] ?? '') ?? [];
  return gameNum === undefined
    ? null
    : { gameNum: Number(gameNum), periodNumber: Number(periodNumber), market };
};

const createAsk = (): ((gameNum: number) => Promise<readonly Hold[]>) => {
  let last: { gameNum: number; atMs: number; holds: Promise<readonly Hold[]> } | null = null;
  return (gameNum) => {
    const atMs = performance.now();
    if (last?.gameNum === gameNum && atMs - last.atMs < KEPT_MS) return last.holds;
    const holds = callBook('readLineHistory', { params: { gameNum } }).then((answer) =>
      answer.ok ? (answer.value.holds ?? []) : [],
    );
    last = { gameNum, atMs, holds };
    return holds;
  };
};

/** The cell of a price as the event finds it. */
const cellOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null;

/** Its name for screen readers says whose line of which kind is missing. */
const nameOfEmpty = (button: HTMLElement): string | null =>
  button.dataset['state']?.startsWith('none') === true ? button.getAttribute('aria-label') : null;

/** Tells until the price's state is another one. */
const tell = (button: HTMLElement, words: string): void => {
  const isTold = button.title !== '';
  button.title = words;
  if (button.ariaLabel !== words) button.setAttribute('aria-description', words);
  if (isTold) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    button.removeAttribute('title');
    button.removeAttribute('aria-description');
  });
  observer.observe(button, { attributeFilter: ['data-state'] });
};

/** @returns stops it */
export const keepHoldReasons = (): (() => void) => {
  const ask = createAsk();
  let noticeMs = Number.NEGATIVE_INFINITY;
  const describe = async ({ gameNum, periodNumber, market }: Place): Promise<string | null> => {
    const held = (await ask(gameNum)).find(
      (hold) => hold.periodNumber === periodNumber && hold.market === market,
    );
    if (held === undefined) return null;
    const i18n = getI18n();
    addTexts(i18n, { 'in-play': inPlay });
    return describeHold(i18n.t, { ...held, markets: [held.market], isWhole: true }, readBookMs());
  };
  const say = (event: Event, button: HTMLElement, words: string): void => {
    tell(button, words);
    if (event.type !== 'click' || performance.now() - noticeMs < KEPT_MS) return;
    noticeMs = performance.now();
    useNotices.getState().notify({ kind: 'info', text: words });
  };
  const sayWhy = async (event: Event, button: HTMLElement, place: Place): Promise<void> => {
    const words = await describe(place);
    // It may have opened meanwhile.
    if (words !== null && readPlace(button) !== null) say(event, button, words);
  };
  const hear = (event: Event): void => {
    const button = cellOf(event);
    if (button === null) return;
    const [place, empty] = [readPlace(button), nameOfEmpty(button)];
    if (empty !== null) say(event, button, empty);
    else if (place !== null) void sayWhy(event, button, place);
  };
  const events = ['pointerover', 'focusin', 'click'] as const;
  for (const name of events) document.addEventListener(name, hear);
  return () => {
    for (const name of events) document.removeEventListener(name, hear);
  };
};
