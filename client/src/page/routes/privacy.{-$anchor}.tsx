import { createFileRoute } from '@tanstack/react-router';
import { createContentRoute } from '../../words/content/create-content-route.ts';

export const Route = createFileRoute('/privacy/{-$anchor}')(createContentRoute('shell:privacy'));
