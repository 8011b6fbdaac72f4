import { createFileRoute, Navigate } from '@tanstack/react-router';
import { parseGameNum } from './-game-num.ts';

/** The widget's link names the game beside the path (spec 2 §2); the page is the route with the number in it. */
export const Route = createFileRoute('/dstWidget/')({
  staticData: { page: null },
  validateSearch: (search: Record<string, unknown>): { gameNum?: number } => {
    const gameNum = parseGameNum(search['gameNum']);
    return gameNum === null ? {} : { gameNum };
  },
  component: function PropsLink() {
    const { gameNum } = Route.useSearch();
    return gameNum === undefined ? (
      <Navigate to="/" replace />
    ) : (
      <Navigate to="/dstWidget/$gameNum" params={{ gameNum: String(gameNum) }} replace />
    );
  },
});
