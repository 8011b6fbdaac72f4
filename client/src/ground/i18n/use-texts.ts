import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_LANGUAGE } from '@lineboard/domain/ground/language/languages';
import type { Catalogues } from './by-namespace.ts';

/** Adds English that the first load leaves out, by namespace. */
export const addTexts = (texts: i18n, catalogues: Catalogues): void => {
  for (const [namespace, catalogue] of Object.entries(catalogues))
    texts.addResourceBundle(FIRST_LANGUAGE, namespace, catalogue);
};

/**
 * For parts that are loaded separately: their English, which the first load leaves out, comes with them and is there
 * before their first word. Other languages come whole.
 */
export const useTexts = (catalogues: Catalogues): void => {
  const { i18n: texts } = useTranslation();
  useState(() => addTexts(texts, catalogues));
};
