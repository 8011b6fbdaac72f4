import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_ROWS, LANGUAGES, type Language } from '@lineboard/domain/ground/language/languages';
import { placeOf, type TextRow } from './select-text-rows.ts';
import classes from './Translations.module.css';

interface TextTableProps {
  rows: readonly TextRow[];
  changed: ReadonlySet<string>;
  /** The suggestions, by place. */
  waiting: ReadonlyMap<string, string>;
  onChoose: (language: Language, key: string) => void;
}

/** As high as most rows are; each is measured once it is drawn. */
const ROW_PX = 72;
const OVERSCAN_ROWS = 6;
/** The heading is the first. */
const FIRST_ROW = 2;

/** Only the visible rows are rendered. */
export function TextTable({ rows, changed, waiting, onChoose }: TextTableProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN_ROWS,
  });
  return (
    <div ref={scroller} className={classes['scroller']}>
      <div
        role="table"
        aria-label={t('translations:title')}
        aria-rowcount={rows.length + 1}
        className={classes['table']}
      >
        <div role="row" aria-rowindex={1} className={classes['heads']}>
          <span role="columnheader">{t('translations:key')}</span>
          {LANGUAGES.map((language) => (
            <span key={language} role="columnheader" lang={language}>
              {LANGUAGE_ROWS[language].ownName}
            </span>
          ))}
        </div>
        <div role="rowgroup" className={classes['rows']} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                aria-rowindex={index + FIRST_ROW}
                data-index={index}
                className={classes['row']}
                style={{ transform: `translateY(${start}px)` }}
              >
                <span role="rowheader">
                  <code>{row.key}</code>
                </span>
                {LANGUAGES.map((language, at) => (
                  <TextCell
                    key={language}
                    language={language}
                    textKey={row.key}
                    text={row.texts[at] ?? null}
                    isChanged={changed.has(placeOf(language, row.key))}
                    suggested={waiting.get(placeOf(language, row.key)) ?? null}
                    onChoose={onChoose}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface TextCellProps {
  language: Language;
  textKey: string;
  text: string | null;
  isChanged: boolean;
  suggested: string | null;
  onChoose: TextTableProps['onChoose'];
}

function TextCell({ language, textKey, text, isChanged, suggested, onChoose }: TextCellProps) {
  const { t } = useTranslation();
  if (text === null)
    return (
      <span role="cell" className={classes['missing']}>
        {t('translations:missing')}
      </span>
    );
  return (
    <span role="cell" className={classes['cell']} data-language={LANGUAGE_ROWS[language].ownName}>
      <button type="button" lang={language} onClick={() => onChoose(language, textKey)}>
        {text}
      </button>
      {isChanged && <small className={classes['changed']}>{t('translations:changed')}</small>}
      {suggested !== null && (
        <small className={classes['waiting']}>{t('translations:waiting', { text: suggested })}</small>
      )}
    </span>
  );
}
