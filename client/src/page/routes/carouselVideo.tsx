import { createFileRoute } from '@tanstack/react-router';
import { createContentPage } from '../../words/content/create-content-route.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/carouselVideo')({
  staticData: { page: createContentPage('shell:video') },
  component: lazyPage(() => import('../../words/banners/VideosPage.tsx'), 'VideosPage'),
});
