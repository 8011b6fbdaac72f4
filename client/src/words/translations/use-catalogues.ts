import { useCallback, useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { loadCatalogues } from '../../ground/i18n/load-catalogues.ts';
import { type Catalogues, placeOf } from './select-text-rows.ts';
import { hear } from '../../ground/calls/hear.ts';

interface LoadedTexts {
  /** As shipped with the page. */
  builtIn: Catalogues;
  /** As they are shown. */
  shown: Catalogues;
  changed: ReadonlySet<string>;
}

const load = async (): Promise<LoadedTexts> => {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => {
      const [texts, overlay] = await Promise.all([
        loadCatalogues(language),
        callBook('readTextOverlay', { params: { language } }),
      ]);
      if (!overlay.ok) throw new Error(overlay.error.code);
      const laid = overlay.value.texts.filter(({ key }) => texts.has(key));
      return { language, texts, laid };
    }),
  );
  const byLanguage = (of: (one: (typeof loaded)[number]) => ReadonlyMap<string, string>): Catalogues =>
    Object.fromEntries(loaded.map((one) => [one.language, of(one)])) as unknown as Catalogues;
  return {
    builtIn: byLanguage(({ texts }) => texts),
    shown: byLanguage(
      ({ texts, laid }) => new Map([...texts, ...laid.map(({ key, text }) => [key, text] as const)]),
    ),
    changed: new Set(loaded.flatMap(({ language, laid }) => laid.map(({ key }) => placeOf(language, key)))),
  };
};

/** All texts in all languages. @returns `texts` null while they are loading */
export const useCatalogues = (): { texts: LoadedTexts | 'failed' | null; retry: () => void } => {
  const [texts, setTexts] = useState<LoadedTexts | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(
    () =>
      hear(
        load().catch(() => 'failed' as const),
        setTexts,
      ),
    [tries],
  );
  const retry = useCallback(() => {
    setTexts(null);
    setTries((count) => count + 1);
  }, []);
  return { texts, retry };
};
