import type { i18n } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { TextLayer } from './text-overlay.ts';
import { TEXTS_CHANGED } from './texts-changed.ts';

let texts: i18n;
let layer: TextLayer;

beforeEach(() => {
  texts = createI18n('en');
  layer = new TextLayer(texts);
});

const apply = (entries: Record<string, string>) =>
  layer.apply('en', { texts: Object.entries(entries).map(([key, text]) => ({ key, text })) });

it('uses the book’s text instead of the page’s own, notifies components that show it, and restores it', () => {
  const told = vi.fn<() => void>();
  texts.on(TEXTS_CHANGED, told);
  const before = texts.t('search:nothing', { text: 'x' });
  apply({ 'search:nothing': 'No luck with {{text}}' });
  expect(texts.t('search:nothing', { text: '<b>' })).toBe('No luck with <b>');
  expect(told).toHaveBeenCalledTimes(1);
  apply({});
  expect(texts.t('search:nothing', { text: 'x' })).toBe(before);
});

it('notifies nobody when a book changed no text', () => {
  const told = vi.fn<() => void>();
  texts.on(TEXTS_CHANGED, told);
  apply({});
  expect(told).not.toHaveBeenCalled();
});

it.each([
  ['search:nothing', 'Nothing'],
  ['search:nothing', 'Nothing for {{text}} {{password}}'],
  ['search:nothing', '<img src=x> {{text}}'],
  ['search:nothing', '$t(search:hint) {{text}}'],
  ['search:__proto__', 'x'],
  ['__proto__:toString', 'x'],
  ['search:unheard of', 'x'],
  ['nothing', 'x'],
])('leaves %s as it is before %j', (key, text) => {
  const before = texts.t('search:nothing', { text: 'x' });
  apply({ [key]: text });
  expect(texts.t('search:nothing', { text: 'x' })).toBe(before);
  expect(texts.exists('search:unheard of')).toBe(false);
});

it('covers a catalogue that is loaded later, and covers it again after a reload', () => {
  apply({ 'sign-up:title': 'Come in' });
  for (let at = 0; at < 2; at += 1) {
    texts.addResourceBundle('en', 'sign-up', { title: 'Open an account' });
    expect(texts.t('sign-up:title')).toBe('Come in');
  }
  apply({});
  expect(texts.t('sign-up:title')).toBe('Open an account');
});
