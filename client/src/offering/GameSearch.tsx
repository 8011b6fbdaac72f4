import type { SearchAnswer } from '@lineboard/domain/offering/search-answer';
import { parseSearch } from '@lineboard/domain/offering/search';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_INPUT_ID } from '../ui/focus-parts.ts';
import classes from './GameSearch.module.css';
import { selectShownLeagues, useOffering } from './offering-store.ts';
import { selectFurtherLeagues } from './select-further-leagues.ts';
import { useChooseLeague } from './use-choose-league.ts';
import { useSearchAnswer } from './use-search-answer.ts';

/** Waits for a pause in the typing: each search rebuilds the board's rows. */
const NARROW_AFTER_MS = 120;

/** Narrows the board while one types, and names leagues with matches that are not on it. */
export function GameSearch() {
  const { t } = useTranslation('offering');
  const search = useOffering((state) => state.search);
  const changeOffering = useOffering((state) => state.changeOffering);
  const [text, setText] = useState(search);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const answer = useSearchAnswer(text);

  // Cleared elsewhere: the field follows.
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search === '') setText('');
  }

  useEffect(() => {
    const timer = setTimeout(() => changeOffering({ search: text }), NARROW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, changeOffering]);

  const isTooShort = text.trim() !== '' && parseSearch(text) === null;
  return (
    <search
      className={classes['search']}
      onFocus={() => setIsOpen(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The first one empties the field; only the next is for what the field stands in.
        if (text !== '') event.stopPropagation();
        if (text === '') (document.activeElement as HTMLElement | null)?.blur();
        setText('');
      }}
    >
      <input
        id={SEARCH_INPUT_ID}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        placeholder={t('search')}
        aria-label={t('search')}
        aria-describedby={listId}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div id={listId} className={classes['matches']} hidden={!isOpen || text.trim() === ''}>
        {isTooShort ? <p>{t('searchTooShort')}</p> : <Matches answer={answer} />}
      </div>
    </search>
  );
}

function Matches({ answer }: { answer: SearchAnswer | 'failed' | null }) {
  const { t } = useTranslation('offering');
  const leagues = useOffering(selectShownLeagues);
  const chooseLeague = useChooseLeague();
  if (answer === null) return <p>{t('searching')}</p>;
  if (answer === 'failed') return <p>{t('searchFailed')}</p>;
  const further = selectFurtherLeagues(answer, leagues);
  if (further.length === 0) return <p>{t('searchHere')}</p>;
  return (
    <ul>
      {further.map(({ topic, name, example, count }) => (
        <li key={topic}>
          <button type="button" onClick={() => chooseLeague(topic)}>
            <span>{name}</span>
            <small>{count > 1 ? t('matchAndMore', { example, count: count - 1 }) : example}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
