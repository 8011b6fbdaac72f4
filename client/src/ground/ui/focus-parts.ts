/** Marks the target of the `/` key; the offering's search has it. */
export const SEARCH_INPUT_ID = 'game-search';
export const MAIN_ID = 'main';
export const SLIP_ID = 'slip';
export const BOTTOM_BAR_ID = 'sections';

export const focusSearch = (): void => document.getElementById(SEARCH_INPUT_ID)?.focus();

/** The page was to get the focus while a layer covered it. */
let isMainAwaited = false;

/** @returns whether the page gets the pending focus, now that the layer is gone */
export const focusAwaitedMain = (): boolean => {
  const isAwaited = isMainAwaited;
  if (isAwaited) focusMain();
  return isAwaited;
};

/** A window that the customer leaves takes the focus from nothing in it: the page has it again when he is back. */
const endQuiet = ({ currentTarget: main }: FocusEvent): void => {
  if (main === document.activeElement) return;
  (main as HTMLElement).removeAttribute('data-quiet');
};

/**
 * For customers who can't see the page change. A ring around the whole page is drawn only when a ring was drawn before:
 * a customer who came by the address or the mouse has pressed no key there. When a layer covers the page, it gets the
 * focus once that is gone.
 */
export const focusMain = (): void => {
  const main = document.getElementById(MAIN_ID);
  if (main === null) return;
  isMainAwaited = main.closest('[inert]') !== null;
  if (isMainAwaited) return;
  const before = document.activeElement;
  // A field is always ringed while somebody types in it.
  const isRinged =
    before !== null &&
    !(before instanceof HTMLInputElement) &&
    before.matches(':focus-visible:not([data-quiet])');
  main.toggleAttribute('data-quiet', !isRinged);
  main.addEventListener('blur', endQuiet);
  main.focus();
};

/** The price that is in the tab order, or the page while there is none: it skips everything in between. */
export const focusLines = (): void => {
  const price = document.querySelector<HTMLElement>(`#${MAIN_ID} [data-pick][tabindex="0"]`);
  if (price === null) focusMain();
  else price.focus();
};

/** The first amount, or the slip itself while it is empty. */
export const focusSlip = (): void => {
  const slip = document.getElementById(SLIP_ID);
  (slip?.querySelector<HTMLElement>('input[inputmode]:enabled') ?? slip)?.focus();
};

/** For this long a focus on the slip still means the bet that could not be placed just then. */
const AWAITED_MS = 10_000;

const findBet = (slip: HTMLElement): HTMLElement | null =>
  slip.querySelector<HTMLElement>('[data-kind="place"]');

/**
 * The slip has the focus in place of the bet, while a price is old or an answer is under way: the bet gets it as soon
 * as it can be placed, unless the focus went elsewhere in between.
 */
export const awaitBet = (slip: HTMLElement): void => {
  const held = document.activeElement;
  if (held === null || !slip.contains(held)) return;
  const observer = new MutationObserver(() => {
    const bet = findBet(slip);
    if (bet === null) return;
    end();
    bet.focus({ preventScroll: true });
  });
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    held.removeEventListener('blur', end);
  };
  const timer = setTimeout(end, AWAITED_MS);
  held.addEventListener('blur', end);
  observer.observe(slip, { childList: true, subtree: true });
};

/** Enter in an amount moves on to the bet, a second Enter places it. Until it can be placed the slip has the focus. */
export const focusSlipAction = (): void => {
  const slip = document.getElementById(SLIP_ID);
  if (slip === null) return;
  const bet = findBet(slip);
  (bet ?? slip).focus();
  if (bet === null) awaitBet(slip);
};
