import { createFileRoute } from '@tanstack/react-router';
import { createContentRoute } from '../content/create-content-route.ts';

export const Route = createFileRoute('/privacy/{-$anchor}')(createContentRoute('shell:privacy'));
