import { findTranslationFault } from '@lineboard/domain/words/translations/find-translation-fault';
import type { TextOverlay } from '@lineboard/domain/words/translations/translation.schema';
import type { i18n } from 'i18next';
import { TEXTS_CHANGED } from './texts-changed.ts';

/** A catalogue and its key, from `slip:riskToWin`. */
const splitKey = (key: string): [namespace: string, key: string] => {
  const at = key.indexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
};

/**
 * Lays the book's texts over the page's own, also over those that are loaded later. A text that doesn't fit the one it
 * replaces (another release has other placeholders) is left out, and the page's own stays.
 */
export class TextLayer {
  readonly #texts: i18n;
  /** By language and key. */
  #laid = new Map<string, ReadonlyMap<string, string>>();
  /** The page's own texts, where they were replaced. */
  readonly #builtIn = new Map<string, Map<string, string>>();

  constructor(texts: i18n) {
    this.#texts = texts;
    texts.store.on('added', (language: string, namespace: string) => this.#lay(language, namespace));
  }

  apply(language: string, { texts }: Pick<TextOverlay, 'texts'>): void {
    const before = this.#laid.get(language) ?? new Map<string, string>();
    // The notification redraws the whole page: a book that changed no text must not cost that on every load.
    if (before.size === 0 && texts.length === 0) return;
    this.#laid.set(language, new Map(texts.map(({ key, text }) => [key, text])));
    const own = this.#ownOf(language);
    for (const key of before.keys()) if (own.has(key)) this.#write(language, key, own.get(key)!);
    this.#lay(language, null);
    this.#texts.emit(TEXTS_CHANGED);
  }

  /** @param namespace null: all */
  #lay(language: string, namespace: string | null): void {
    const own = this.#ownOf(language);
    for (const [key, text] of this.#laid.get(language) ?? []) {
      const [of, name] = splitKey(key);
      if (namespace !== null && namespace !== of) continue;
      const shown: unknown = this.#texts.getResource(language, of, name);
      if (typeof shown !== 'string' || shown === text) continue;
      if (findTranslationFault(shown, text) !== null) continue;
      own.set(key, shown);
      this.#write(language, key, text);
    }
  }

  #write(language: string, key: string, text: string): void {
    const [namespace, name] = splitKey(key);
    this.#texts.addResource(language, namespace, name, text, { silent: true });
  }

  #ownOf(language: string): Map<string, string> {
    const known = this.#builtIn.get(language);
    if (known !== undefined) return known;
    const own = new Map<string, string>();
    this.#builtIn.set(language, own);
    return own;
  }
}
