import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/password/{-$token}')({
  staticData: {
    page: {
      page: 'password',
      layout: 'any',
      title: () => 'shell:password',
      hasSportsMenu: false,
      keepsSlip: () => true,
      links: [],
      keys: [],
    },
  },
  component: lazyPage(() => import('../../account/settings/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});
