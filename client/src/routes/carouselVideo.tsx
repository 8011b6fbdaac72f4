import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createContentPage } from '../content/create-content-route.ts';

export const Route = createFileRoute('/carouselVideo')({
  staticData: { page: createContentPage('shell:video') },
  component: lazyRouteComponent(() => import('../banners/VideosPage.tsx'), 'VideosPage'),
});
