import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useChooseLeague } from '../../betting/offering/use-choose-league.ts';
import { useShowContest } from '../../betting/offering/use-show-contest.ts';
import { type HitActions, Hits } from '../search/Hits.tsx';
import { selectHits } from '../search/select-hits.ts';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { repeat } from '../../ground/timers/repeat.ts';

/** Within this time games that have begun leave the list, and others join it. */
const ASK_EVERY_MS = 30_000;

export const useNextGames = createAnswerStore(() => callBook('readNextGames'));

const useNextHits = () => {
  const { answer } = useNextGames();
  return useMemo(() => (answer === null ? null : selectHits({ ...answer, contests: [] })), [answer]);
};

/** The games that begin next, whatever the board shows: a name leads to the game, a price goes onto the slip. */
export function NextGames() {
  const { t } = useTranslation();
  const source = useNextGames();
  const hits = useNextHits();
  const chooseLeague = useChooseLeague();
  const showContest = useShowContest();
  const navigate = useNavigate();
  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const { load } = source;
  useEffect(() => {
    if (!isConnected) return undefined;
    void load();
    return repeat(() => void load(), ASK_EVERY_MS);
  }, [isConnected, load]);

  const actions: HitActions = {
    goToLeague: chooseLeague,
    goToGame: chooseLeague,
    openGame: (gameNum) => void navigate({ to: '/game/$gameNum', params: { gameNum: String(gameNum) } }),
    goToContest: showContest,
    goToTicket: () => undefined,
    onBet: () => undefined,
  };
  return (
    <>
      <AnswerSaid source={source} isWanted loading={t('side-features:nextGamesLoading')} />
      {hits?.leagues.length === 0 && (
        <PageEmpty title={t('side-features:noNextGames')} how={t('side-features:noNextGamesHow')} />
      )}
      {hits !== null && hits.leagues.length > 0 && (
        <Hits label={t('side-features:title.nextGames')} hits={hits} leagues={[]} actions={actions} />
      )}
    </>
  );
}
