import { createFileRoute, Navigate } from '@tanstack/react-router';

/** The widget's link names the game in its query (spec 2 §2); the page is the route with the number in it. */
export const Route = createFileRoute('/dstWidget/')({
  staticData: { page: null },
  // That route checks whether it is a game's number.
  validateSearch: (search: { gameNum?: number }) => search,
  component: function PropsLink() {
    const { gameNum } = Route.useSearch();
    return gameNum === undefined ? (
      <Navigate to="/" replace />
    ) : (
      <Navigate to="/dstWidget/$gameNum" params={{ gameNum: String(gameNum) }} replace />
    );
  },
});
