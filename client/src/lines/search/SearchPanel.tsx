import { parseSearch } from '@lineboard/domain/lines/offering/search';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SEARCH_INPUT_ID } from '../../ground/ui/focus-parts.ts';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineState } from '../../ground/live/line-state.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { findLeagues } from './find-leagues.ts';
import { type HitActions, Hits } from './Hits.tsx';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts';
import { selectHits } from './select-hits.ts';
import classes from './SearchPanel.module.css';
import { TicketHit } from './TicketHit.tsx';
import { useSearchAnswer } from './use-search-answer.ts';

interface SearchPanelProps {
  text: string;
  actions: HitActions;
  onText: (text: string) => void;
  /** Filters the board. */
  onNarrow: () => void;
}

/** Under the field: recent searches, or the results for the typed text; a ticket by its number. */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <>
      <TicketHit text={props.text} onGo={props.actions.goToTicket} />
      <Found {...props} />
    </>
  );
}

function Found({ text, actions, onText, onNarrow }: SearchPanelProps) {
  const { t } = useTranslation();
  const state = useSearchAnswer(text);
  const search = parseSearch(text);
  const menu = useOffering((offering) => offering.menu);
  const isOffline = useLineState(({ connection }) => connection === 'offline');
  const hits = useMemo(
    () => (state.answer === null || state.answer === 'failed' ? null : selectHits(state.answer)),
    [state.answer],
  );
  const leagues = useMemo(
    () =>
      search === null || menu === null
        ? []
        : findLeagues(menu, search, {
            sport: (name) => t(`sport:${name}`, { defaultValue: name }),
            league: (name) => t(`league:${name}`, { defaultValue: name }),
          }),
    [menu, search, t],
  );
  if (text.trim() === '') return <Recent onText={onText} />;
  if (search === null) return <p className={classes['said']}>{t('search:tooShort')}</p>;
  if (state.answer === 'failed')
    return (
      <div role="alert" className={classes['said']}>
        <p>{isOffline ? t('search:offline') : t('search:failed')}</p>
        <button type="button" className={classes['action']} onClick={state.again}>
          {t('search:again')}
        </button>
      </div>
    );
  if (hits === null) return <Loading />;
  const countOfLines = hits.leagues.length + hits.contestants.length;
  const count = countOfLines + leagues.length;
  return (
    <div aria-busy={state.isAsking} className={classes['found']}>
      <p role="status" className={count === 0 ? classes['said'] : 'lb-visually-hidden'}>
        {count === 0 ? t('search:nothing', { text: text.trim() }) : t('search:found')}
      </p>
      {count > 0 && <Hits label={t('search:results')} hits={hits} leagues={leagues} actions={actions} />}
      {hits.hasMore && <p className={classes['said']}>{t('search:hasMore')}</p>}
      {countOfLines > 0 && (
        <button type="button" className={classes['narrow']} onClick={onNarrow}>
          <span>{t('search:narrow', { text: text.trim() })}</span>
          <kbd>{t('search:enterKey')}</kbd>
        </button>
      )}
    </div>
  );
}

/** As high as the first games that may come. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('search:searching')} className={classes['skeleton']}>
      {Array.from({ length: 3 }, (_, at) => (
        <span key={at} />
      ))}
    </div>
  );
}

/** Down and up go from search to search, right to its remove button; up from the first goes back to the field. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const line = event.target.closest('li');
  const to = new Map([
    ['ArrowDown', line?.nextElementSibling?.firstElementChild],
    ['ArrowUp', line?.previousElementSibling?.firstElementChild],
    ['ArrowRight', line?.lastElementChild],
    ['ArrowLeft', line?.firstElementChild],
  ]).get(event.key);
  if (!(to instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
};

function Recent({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const recent = useRecentSearches();
  if (recent.length === 0) return <p className={classes['said']}>{t('search:hint')}</p>;
  return (
    <div className={classes['recent']}>
      <div className={classes['recentHead']}>
        <span>{t('search:recent')}</span>
        <button type="button" className={classes['clear']} onClick={forgetSearches}>
          {t('search:forget')}
        </button>
      </div>
      <ul onKeyDown={moveFocus}>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" data-column="" className={classes['again']} onClick={() => onText(text)}>
              {text}
            </button>
            <button
              type="button"
              className={classes['forget']}
              aria-label={t('search:forgetOne', { text })}
              title={t('search:forgetOne', { text })}
              onClick={() => {
                forgetSearch(text);
                // The pressed button goes away with the search.
                document.getElementById(SEARCH_INPUT_ID)?.focus();
              }}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
