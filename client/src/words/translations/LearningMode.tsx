import translationsTexts from '@lineboard/domain/catalogues/en/later/translations.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { loadCatalogues } from '../../ground/i18n/load-catalogues.ts';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { findTextKeys } from './find-text-keys.ts';
import { listShownTexts } from './list-shown-texts.ts';
import { type AskedText, SuggestDialog } from './SuggestDialog.tsx';
import { loadSuggestions } from './suggestions-store.ts';
import classes from './Translations.module.css';

/** The learning mode's own parts stay usable in it. */
const isOwn = (target: Element): boolean =>
  target.closest('[data-learning], [role="dialog"]:has([data-learning]), [data-notices]') !== null;

/** SCR1-63: while it is on, a press on a text asks for another wording and does nothing else. */
export function LearningMode() {
  useTexts({ translations: translationsTexts });
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const changeShell = useShell((state) => state.changeShell);
  const notify = useNotices((state) => state.notify);
  const [asked, setAsked] = useState<AskedText | null>(null);
  useEffect(() => void loadSuggestions(), []);
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || isOwn(event.target)) return;
      const { target } = event;
      event.preventDefault();
      event.stopPropagation();
      void loadCatalogues(language).then(
        (texts) => {
          const shown = listShownTexts(target);
          const keys = [...new Set(shown.flatMap((text) => findTextKeys(texts, text)))];
          if (keys.length > 0) setAsked({ language, keys, texts });
          else notify({ kind: 'info', text: t('translations:noText') });
        },
        () => notify({ kind: 'error', text: t('error:networkFailed') }),
      );
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [language, notify, t]);
  return (
    <>
      <section data-learning="" aria-label={t('translations:mode')} className={classes['bar']}>
        <p role="status">{t('translations:how')}</p>
        <MantineParts>
          <Button size="xs" onClick={() => changeShell({ isLearning: false })}>
            {t('translations:done')}
          </Button>
        </MantineParts>
      </section>
      {asked !== null && <SuggestDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
