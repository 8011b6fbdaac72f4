import { createFileRoute } from '@tanstack/react-router';
import { createContentRoute } from '../content/create-content-route.ts';

export const Route = createFileRoute('/sportsbook_rules')(createContentRoute('shell:sportsbookRules'));
