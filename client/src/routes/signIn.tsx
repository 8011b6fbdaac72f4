import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/signIn')({
  staticData: {
    page: {
      page: 'signIn',
      layout: 'any',
      title: () => 'shell:signIn',
      hasSportsMenu: false,
      keepsSlip: () => true,
      links: [],
      keys: [{ letter: 'i', text: 'keys:keySignIn', onlyOffline: true }],
    },
  },
  component: lazyRouteComponent(() => import('../sign-in/SignInPage.tsx'), 'SignInPage'),
});
