import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

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
  component: lazyPage(() => import('../../account/sign-up/SignUpPage.tsx'), 'SignUpPage'),
});
