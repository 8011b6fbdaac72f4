import { createFileRoute, Navigate } from '@tanstack/react-router';

/** The widget's link names the game beside the path (spec 2 §2); the page is the route with the number in it. */
export const Route = createFileRoute('/dstWidget/')({
  staticData: { page: null },
  // Whether it is a game's number is judged there.
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
