import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/signIn')({
  component: lazyRouteComponent(() => import('../session/SignInPage.tsx'), 'SignInPage'),
});
