import { expect, it } from 'vitest';
import { listListeners } from './listeners-left.ts';

const hear = (): void => undefined;

it('names what still listens to the window and the document, and not what ends by itself', () => {
  const before = listListeners();
  window.addEventListener('resize', hear);
  document.addEventListener('keydown', hear, true);
  window.addEventListener('load', hear, { once: true });
  expect(listListeners()).toEqual([...before, 'window resize', 'document keydown']);
  window.removeEventListener('resize', hear);
  document.removeEventListener('keydown', hear, true);
  expect(listListeners()).toEqual(before);
});
