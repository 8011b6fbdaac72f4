import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/signup/{-$token}')({
  staticData: {
    page: {
      page: 'signUp',
      layout: 'any',
      title: () => 'shell:signUp',
      hasSportsMenu: false,
      keepsSlip: () => true,
      links: [],
      keys: [],
    },
  },
  component: lazyRouteComponent(() => import('../sign-up/SignUpPage.tsx'), 'SignUpPage'),
});
