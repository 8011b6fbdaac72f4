import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

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
  component: lazyPage(() => import('../../account/sign-in/SignInPage.tsx'), 'SignInPage'),
});
