import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

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
  component: lazyRouteComponent(() => import('../settings/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});
