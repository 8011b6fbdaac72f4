import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';
import { LINES_PAGE } from './-lines-page.ts';

/** The picks of a shared link go onto the slip, beside the lines. */
export const Route = createFileRoute('/slip/$picks')({
  staticData: { page: { ...LINES_PAGE, hasSportsMenu: false } },
  component: lazyPage(() => import('../../betting/laying/SharedSlip.tsx'), 'SharedSlip'),
});
