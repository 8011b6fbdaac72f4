import { createRootRoute, Navigate } from '@tanstack/react-router';
import { Shell } from '../shell/Shell.tsx';

export const Route = createRootRoute({
  staticData: { page: null },
  component: Shell,
  // Spec 1 §2: any unknown route leads to the board.
  notFoundComponent: () => <Navigate to="/" replace />,
});
