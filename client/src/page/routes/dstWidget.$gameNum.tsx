import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { createIntegrationPage } from '../../casino/integrations/integration-page.ts';
import { parseGameNum } from '../shell/parse-game-num.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const PropsBuilderPage = lazyPart(
  () => import('../../betting/offering/PropsBuilderPage.tsx'),
  'PropsBuilderPage',
);

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
