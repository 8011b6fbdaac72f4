import { expect, it, vi } from 'vitest';
import { createWake$ } from './wake.ts';

it('a page that is restored from the browser’s cache of pages is awake again; one that was just loaded is not', () => {
  const woke = vi.fn<() => void>();
  const waking = createWake$().subscribe(woke);
  const show = (persisted: boolean): void => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  show(false);
  expect(woke).not.toHaveBeenCalled();
  show(true);
  expect(woke).toHaveBeenCalledOnce();
  waking.unsubscribe();
});
