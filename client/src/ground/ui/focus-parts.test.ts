import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusMain } from './focus-parts.ts';

/** The browser decides which element shows a ring: here, that the focused one does or doesn't. */
const showRing = (isShown: boolean) =>
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matches(this: Element) {
    return isShown && !this.hasAttribute('data-quiet');
  });

const main = () => document.querySelector('main')!;
const isQuiet = () => main().hasAttribute('data-quiet');

beforeEach(() => {
  document.body.innerHTML = '<a href="/">there</a><main id="main" tabindex="-1"></main>';
});
afterEach(() => vi.restoreAllMocks());

describe('the focus on a page that changed', () => {
  it('is not ringed after an address change, however often', () => {
    showRing(true);
    main().focus();
    main().toggleAttribute('data-quiet', true);
    for (let time = 0; time < 3; time += 1) {
      focusMain();
      expect(document.activeElement).toBe(main());
      expect(isQuiet()).toBe(true);
    }
  });

  it('is not ringed after a click, but is after a key press', () => {
    const link = document.querySelector('a')!;
    link.focus();
    const spied = showRing(false);
    focusMain();
    expect(isQuiet()).toBe(true);
    spied.mockRestore();
    link.focus();
    showRing(true);
    focusMain();
    expect(isQuiet()).toBe(false);
  });

  it('is not ringed after typing into a field, which the browser always rings', () => {
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')!.focus();
    showRing(true);
    focusMain();
    expect(isQuiet()).toBe(true);
  });

  it('is not ringed when the customer comes back from another window', () => {
    showRing(false);
    focusMain();
    // The browser blurs what keeps the focus within the page, and focuses it again.
    main().dispatchEvent(new FocusEvent('blur'));
    expect(isQuiet()).toBe(true);
  });

  it('is ringed again when Tab comes back to it', () => {
    showRing(false);
    focusMain();
    document.querySelector('a')!.focus();
    expect(isQuiet()).toBe(false);
  });
});
