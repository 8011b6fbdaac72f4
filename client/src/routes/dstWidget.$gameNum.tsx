import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { createIntegrationPage } from '../integrations/integration-page.ts';
import { parseGameNum } from '../shell/parse-game-num.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const PropsBuilderPage = lazyPart(() => import('../offering/PropsBuilderPage.tsx'), 'PropsBuilderPage');

export const Route = createFileRoute('/dstWidget/$gameNum')({
  staticData: {
    page: createIntegrationPage('propsBuilder'),
  },
  component: function PropsRoute() {
    const gameNum = parseGameNum(Route.useParams().gameNum);
    if (gameNum === null) return <Navigate to="/" replace />;
    return (
      <Suspense>
        <PropsBuilderPage key={gameNum} gameNum={gameNum} />
      </Suspense>
    );
  },
});
