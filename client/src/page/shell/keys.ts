/** After `g`, the letter must follow within this time. */
export const GO_WITHIN_MS = 1500;

/** Keys act on the page only while nobody is typing. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** A layer over the page keeps the focus: no key moves it behind. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.closest('[inert]') === null);
