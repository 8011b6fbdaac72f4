import { createFileRoute } from '@tanstack/react-router';
import { createContentPage } from '../content/create-content-route.ts';
import { lazyPage } from '../ui/lazy-page.ts';

export const Route = createFileRoute('/carouselVideo')({
  staticData: { page: createContentPage('shell:video') },
  component: lazyPage(() => import('../banners/VideosPage.tsx'), 'VideosPage'),
});
