import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusMain } from './focus-parts.ts';

/** Which element shows a ring is the browser's to say: here, that the one with the focus does or doesn't. */
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
  it('is not ringed for who came by the address, however often', () => {
    showRing(true);
    main().focus();
    main().toggleAttribute('data-quiet', true);
    for (let time = 0; time < 3; time += 1) {
      focusMain();
      expect(document.activeElement).toBe(main());
      expect(isQuiet()).toBe(true);
    }
  });

  it('is not ringed for who clicked, and is for who pressed a key', () => {
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

  it('is not ringed for who typed into a field, which the browser rings for everybody', () => {
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')!.focus();
    showRing(true);
    focusMain();
    expect(isQuiet()).toBe(true);
  });

  it('is ringed again when Tab comes back to it', () => {
    showRing(false);
    focusMain();
    document.querySelector('a')!.focus();
    expect(isQuiet()).toBe(false);
  });
});
