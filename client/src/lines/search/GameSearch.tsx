import { type KeyboardEvent, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusLines, SEARCH_INPUT_ID } from '../../ground/ui/focus-parts.ts';
import classes from './GameSearch.module.css';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useSearchField } from './use-search-field.ts';

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'), 'SearchPanel');

/**
 * Finds games, leagues and players while the customer types, over a board that stays as it is; Enter filters the board.
 */
export function GameSearch() {
  const { t } = useTranslation();
  const { text, isOpen, setIsOpen, write, narrow, actions } = useSearchField();
  const part = useRef<HTMLElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isField) narrow();
    if (event.key === 'ArrowDown' && isField && isOpen) {
      event.preventDefault();
      part.current?.querySelector<HTMLElement>('[data-column]')?.focus();
    }
    if (event.key === 'ArrowUp' && !isField) {
      event.preventDefault();
      document.getElementById(SEARCH_INPUT_ID)?.focus();
    }
    if (event.key === 'Escape') escape(event);
  };
  /** One closes the list, the next empties the field and goes back to the lines, where letters are keys again. */
  const escape = (event: KeyboardEvent): void => {
    if (isOpen && text !== '') {
      event.stopPropagation();
      document.getElementById(SEARCH_INPUT_ID)?.focus();
      setIsOpen(false);
    } else if (text !== '') {
      write('');
      setIsOpen(false);
      focusLines();
    } else {
      setIsOpen(false);
      focusLines();
    }
  };

  return (
    <search
      ref={part}
      className={classes['search']}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) setIsOpen(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      <input
        id={SEARCH_INPUT_ID}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        placeholder={t('search:placeholder')}
        aria-label={t('search:placeholder')}
        value={text}
        onClick={() => setIsOpen(true)}
        onChange={({ target }) => write(target.value)}
      />
      {isOpen && (
        // A press in the list doesn't take the focus from the field, which would close the list under the finger.
        <div className={classes['panel']} onMouseDown={(event) => event.preventDefault()}>
          <Suspense>
            <SearchPanel text={text} actions={actions} onText={write} onNarrow={narrow} />
          </Suspense>
        </div>
      )}
    </search>
  );
}
