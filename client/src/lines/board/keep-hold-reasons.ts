/**
 * Says of a price that can't be bet on why, and since when, and of an empty cell why there is no line for it: to the
 * pointer that rests on it, to the keyboard that is on it, and to the finger that presses it. It is asked only then:
 * most prices are open, and a board has thousands.
 */
import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import type { Market } from '@lineboard/domain/ground/pick/pick';
import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { getI18n } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { readBookMs } from '../../ground/live/line-state.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { describeEmpty } from './describe-empty.ts';
import { describeHold } from './describe-hold.ts';

/** A pointer passes over many prices of one game: they share an answer for as long. */
const KEPT_MS = 2_000;
const CLOSED = /^(?:held|doubted|suspended|none)\b/;
const GAME_PICK = /^G\.(\d+)\.(\d+)\.([SMLE])\./;

interface Place {
  gameNum: number;
  periodNumber: number;
  market: Market;
}

const readPlace = (button: HTMLElement): Place | null => {
  if (!CLOSED.test(button.dataset['state'] ?? '')) return null;
  const [, gameNum, periodNumber, market] = GAME_PICK.exec(button.dataset['pick'] ?? '') ?? [];
  return gameNum === undefined
    ? null
    : { gameNum: Number(gameNum), periodNumber: Number(periodNumber), market: market as Market };
};

/** An answer is null while the book can't be asked. */
const createAsk = (): ((gameNum: number) => Promise<LineHistory | null>) => {
  let last: { gameNum: number; atMs: number; told: Promise<LineHistory | null> } | null = null;
  return (gameNum) => {
    const atMs = performance.now();
    if (last?.gameNum === gameNum && atMs - last.atMs < KEPT_MS) return last.told;
    const told = callBook('readLineHistory', { params: { gameNum } }).then((answer) =>
      answer.ok ? answer.value : null,
    );
    last = { gameNum, atMs, told };
    return told;
  };
};

/** The cell of a price as the event finds it. */
const cellOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null;

/** Its name for screen readers says whose line of which kind is missing. */
const nameOfEmpty = (button: HTMLElement): string | null =>
  button.dataset['state']?.startsWith('none') === true ? button.getAttribute('aria-label') : null;

/** What is told of a cell; `more` is what its name doesn't say already. */
interface Told {
  words: string;
  more: string | null;
}

/** Tells until the price's state is another one. */
const tell = (button: HTMLElement, { words, more }: Told): void => {
  const isTold = button.title !== '';
  button.title = words;
  if (more !== null) button.setAttribute('aria-description', more);
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
  const describe = async (place: Place, empty: string | null): Promise<Told | null> => {
    const history = await ask(place.gameNum);
    const i18n = getI18n();
    const { t } = i18n;
    addTexts(i18n, { 'in-play': inPlay });
    if (empty !== null) {
      if (history === null) return { words: empty, more: null };
      const reason = describeEmpty(t, place, history, readBookMs());
      return { words: t('in-play:emptyWhy', { line: empty, reason }), more: reason };
    }
    const held = history?.holds?.find(
      (hold) => hold.periodNumber === place.periodNumber && hold.market === place.market,
    );
    if (held === undefined) return null;
    const words = describeHold(t, { ...held, markets: [held.market], isWhole: true }, readBookMs());
    return { words, more: words };
  };
  const say = (event: Event, button: HTMLElement, told: Told): void => {
    tell(button, told);
    if (event.type !== 'click' || performance.now() - noticeMs < KEPT_MS) return;
    noticeMs = performance.now();
    useNotices.getState().notify({ kind: 'info', text: told.words });
  };
  const sayWhy = async (event: Event, button: HTMLElement, place: Place): Promise<void> => {
    const empty = nameOfEmpty(button);
    const told = await describe(place, empty);
    // It may have opened meanwhile.
    if (told !== null && readPlace(button) !== null && nameOfEmpty(button) === empty)
      say(event, button, told);
  };
  const hear = (event: Event): void => {
    const button = cellOf(event);
    if (button === null) return;
    const [place, empty] = [readPlace(button), nameOfEmpty(button)];
    if (place !== null) void sayWhy(event, button, place);
    else if (empty !== null) say(event, button, { words: empty, more: null });
  };
  const events = ['pointerover', 'focusin', 'click'] as const;
  for (const name of events) document.addEventListener(name, hear);
  return () => {
    for (const name of events) document.removeEventListener(name, hear);
  };
};
