/** Marks the field that `/` goes to; the search of the offering carries it. */
export const SEARCH_INPUT_ID = 'game-search';
export const MAIN_ID = 'main';
export const SLIP_ID = 'slip';

export const focusSearch = (): void => document.getElementById(SEARCH_INPUT_ID)?.focus();

/**
 * For who doesn't see the page change. A ring around the whole page is drawn only where one was drawn already: who came
 * by the address or the mouse has pressed nothing there.
 */
export const focusMain = (): void => {
  const main = document.getElementById(MAIN_ID);
  if (main === null) return;
  const before = document.activeElement;
  const isRinged = before !== null && before.matches(':focus-visible:not([data-quiet])');
  main.toggleAttribute('data-quiet', !isRinged);
  main.addEventListener('blur', () => main.removeAttribute('data-quiet'), { once: true });
  main.focus();
};

/** The price that is in the tab order, or the page while there is none: nothing in between need be passed. */
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

/**
 * Enter in an amount goes on to the action: a second Enter places the bet. Where it can't be placed, the slip itself
 * has the focus.
 */
export const focusSlipAction = (): void => {
  const slip = document.getElementById(SLIP_ID);
  (slip?.querySelector<HTMLElement>('[data-kind="place"]') ?? slip)?.focus();
};
