import translationsTexts from '@lineboard/domain/catalogues/en/later/translations.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import pageClasses from '../../ground/ui/Page.module.css';
import { placeOf, selectTextRows, TEXT_FILTERS, type TextFilter } from './select-text-rows.ts';
import { type AskedText, SuggestDialog } from './SuggestDialog.tsx';
import { loadSuggestions, useSuggestions } from './suggestions-store.ts';
import { TextTable } from './TextTable.tsx';
import classes from './Translations.module.css';
import { useCatalogues } from './use-catalogues.ts';

/** SCR1-64: every text of the page, its languages side by side. Only for customers whom the book lets suggest texts. */
export function TranslationsPage() {
  useTexts({ translations: translationsTexts });
  const { t } = useTranslation();
  const session = useSession((state) => state.session);
  const may = useSession((state) => selectIsOnline(state) && selectCustomer(state)?.maySuggestTexts === true);
  return (
    <div className={`${pageClasses['page']} ${classes['page']}`}>
      <div className={pageClasses['head']}>
        <h1>{t('translations:title')}</h1>
      </div>
      {session !== null && !may && (
        <PageEmpty title={t('translations:notOpen')} how={t('translations:whoMay')} />
      )}
      {may && <AllTexts />}
    </div>
  );
}

function AllTexts() {
  const { t } = useTranslation();
  const { texts, retry } = useCatalogues();
  const suggestions = useSuggestions((state) => state.suggestions);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TextFilter>('all');
  const [asked, setAsked] = useState<AskedText | null>(null);
  useEffect(() => void loadSuggestions(), []);
  const waiting = useMemo(
    () => new Map(suggestions?.map(({ language, key, text }) => [placeOf(language, key), text])),
    [suggestions],
  );
  const rows = useMemo(
    () =>
      texts === null || texts === 'failed'
        ? []
        : selectTextRows(
            texts.shown,
            { changed: texts.changed, waiting: new Set(waiting.keys()) },
            { search, filter },
          ),
    [texts, waiting, search, filter],
  );
  if (texts === 'failed')
    return (
      <div role="alert" className={pageClasses['said']}>
        <p>{t('translations:failed')}</p>
        <button type="button" className={classes['retry']} onClick={retry}>
          {t('shell:retry')}
        </button>
      </div>
    );
  if (texts === null) return <p role="status">{t('translations:loading')}</p>;
  return (
    <>
      <div className={classes['tools']}>
        <input
          type="search"
          aria-label={t('translations:search')}
          placeholder={t('translations:search')}
          maxLength={80}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <div role="group" aria-label={t('translations:show')} className={classes['filters']}>
          {TEXT_FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {t(`translations:filter.${one}`)}
            </button>
          ))}
        </div>
        <span role="status" className={classes['muted']}>
          {t('translations:count', { count: rows.length })}
        </span>
      </div>
      {rows.length === 0 ? (
        <PageEmpty title={t('translations:none')} how={t('translations:noneHow')} />
      ) : (
        <TextTable
          rows={rows}
          changed={texts.changed}
          waiting={waiting}
          onChoose={(language, key) => setAsked({ language, keys: [key], texts: texts.builtIn[language] })}
        />
      )}
      {asked !== null && <SuggestDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
