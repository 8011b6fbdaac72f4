import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/signIn')({
  component: lazyRouteComponent(() => import('../sign-in/SignInPage.tsx'), 'SignInPage'),
});
