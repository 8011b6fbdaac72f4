import type { ContestMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, callBook } from '../../ground/calls/call-book.ts';
import { IntegrationPage } from '../../casino/integrations/IntegrationPage.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { MOST_LEAGUES, useOffering } from './offering-store.ts';
import { hear } from '../../ground/calls/hear.ts';

/** The props builder of a game: the provider's widget, or the props that the book itself offers. */
export function PropsBuilderPage({ gameNum }: { gameNum: number }) {
  const parameters = useMemo(() => new Map([['gameNum', String(gameNum)]]), [gameNum]);
  return (
    <IntegrationPage name="propsBuilder" parameters={parameters}>
      <OwnProps gameNum={gameNum} />
    </IntegrationPage>
  );
}

/** The contests of the game that are open on the book's own board. */
function OwnProps({ gameNum }: { gameNum: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotices((state) => state.notify);
  const openContest = useOffering((state) => state.openContest);
  const [contests, setContests] = useState<readonly ContestMatch[] | CallError | null>(null);
  useEffect(
    () =>
      hear(callBook('readContestsOfGame', { params: { gameNum } }), (answer) =>
        setContests(answer.ok ? answer.value.contests : answer.error),
      ),
    [gameNum],
  );

  if (contests === null) return <p role="status">{t('offering:props.loading')}</p>;
  if ('code' in contests) return <p role="alert">{t(`error:${contests.code}`)}</p>;
  if (contests.length === 0) return <p>{t('offering:props.none')}</p>;
  const show = (): void => {
    const results = contests.map(({ topic, contestNum }) => openContest(topic, contestNum));
    if (results.every((result) => result === 'boardFull')) {
      notify({ kind: 'error', text: t('offering:boardFull', { count: MOST_LEAGUES }) });
      return;
    }
    useOffering.getState().changeOffering({ activeTopic: contests[0]!.topic });
    void navigate({ to: '/' });
  };
  return (
    <>
      <ul>
        {contests.map(({ contestNum, contestDesc }) => (
          <li key={contestNum}>{contestDesc}</li>
        ))}
      </ul>
      <button type="button" onClick={show}>
        {t('offering:props.show')}
      </button>
    </>
  );
}
