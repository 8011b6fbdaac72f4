import { findLivePage, type LiveBoardName } from '@lineboard/domain/sandbox/live-boards';
import { useState } from 'react';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { SportsBoard } from './SportsBoard.tsx';
import { LiveMatches } from './LiveMatches.tsx';
import { LivePages } from './LivePages.tsx';

/** The provider whose address names a page. */
const WITH_PAGES: LiveBoardName = 'liveBettingIDS';

function PagedMatches({ given }: { given: string | null }) {
  const [page, setPage] = useState(() => findLivePage(given));
  return (
    <>
      <LivePages page={page} onChoose={setPage} />
      <LiveMatches board={WITH_PAGES} sport={page.sport} />
    </>
  );
}

/** A live sportsbook: the games in play, above what can be bet on. */
export function LiveBoardPage({ address, board }: ProviderPageProps & { board: LiveBoardName }) {
  return (
    <>
      {board === WITH_PAGES ? (
        <PagedMatches given={address.parameters.get('page')} />
      ) : (
        <LiveMatches board={board} sport={null} />
      )}
      <SportsBoard card={board} />
    </>
  );
}
