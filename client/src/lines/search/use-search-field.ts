import { parseSearch } from '@lineboard/domain/lines/offering/search';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useChooseLeague } from '../../betting/offering/use-choose-league.ts';
import { useShowContest } from '../../betting/offering/use-show-contest.ts';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import type { HitActions } from './Hits.tsx';

/** Nobody searches before the first prices, which this isn't loaded with. */
const rememberSearch = (text: string): void =>
  void import('./recent-searches.ts').then((searches) => searches.rememberSearch(text));

interface SearchField {
  text: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  write: (text: string) => void;
  /** Filters the board. */
  narrow: () => void;
  actions: HitActions;
}

/** The field's text, whether its list is open, and the actions on its results. */
export const useSearchField = (): SearchField => {
  const narrowed = useOffering((state) => state.search);
  const changeOffering = useOffering((state) => state.changeOffering);
  const chooseLeague = useChooseLeague();
  const showContest = useShowContest();
  const navigate = useNavigate();
  const [text, setText] = useState(narrowed);
  const [isOpen, setIsOpen] = useState(false);

  // Cleared elsewhere: the field follows.
  const [lastNarrowed, setLastNarrowed] = useState(narrowed);
  if (narrowed !== lastNarrowed) {
    setLastNarrowed(narrowed);
    if (narrowed === '') setText('');
  }

  const write = (next: string): void => {
    setText(next);
    setIsOpen(true);
    if (next.trim() === '') changeOffering({ search: '' });
  };
  /** A result was opened: the search is done. */
  const leave = (): void => {
    rememberSearch(text);
    write('');
    setIsOpen(false);
    focusMain();
  };
  const narrow = (): void => {
    if (parseSearch(text) === null) return;
    rememberSearch(text);
    changeOffering({ search: text });
    setIsOpen(false);
  };
  const actions: HitActions = {
    goToLeague: (topic) => {
      chooseLeague(topic);
      leave();
    },
    goToGame: (topic, gameNum) => {
      chooseLeague(topic, gameNum);
      leave();
    },
    openGame: (gameNum) => {
      void navigate({ to: '/game/$gameNum', params: { gameNum: String(gameNum) } });
      leave();
    },
    goToContest: (topic, contestNum) => {
      showContest(topic, contestNum);
      leave();
    },
    goToTicket: (ticketNumber) => {
      void navigate({ to: '/ticket/$number', params: { number: String(ticketNumber) } });
      leave();
    },
    onBet: () => rememberSearch(text),
  };

  return { text, isOpen, setIsOpen, write, narrow, actions };
};
