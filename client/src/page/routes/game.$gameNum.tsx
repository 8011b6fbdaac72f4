import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { parseGameNum } from '../shell/parse-game-num.ts';
import { parseGameSearch } from '../../lines/game/parse-game-search.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const GamePage = lazyPart(() => import('../../lines/game/GamePage.tsx'), 'GamePage');

export const Route = createFileRoute('/game/$gameNum')({
  staticData: {
    page: {
      page: 'game',
      layout: 'any',
      title: () => 'shell:game',
      hasSportsMenu: false,
      // Its prices go onto the slip.
      keepsSlip: () => true,
      links: [],
    },
  },
  validateSearch: parseGameSearch,
  component: function GameRoute() {
    const gameNum = parseGameNum(Route.useParams().gameNum);
    return (
      <Suspense>
        <GamePage key={gameNum} gameNum={gameNum} />
      </Suspense>
    );
  },
});
