import { useParams } from '@tanstack/react-router';
import { usePage } from '../../ground/ui/use-pages.ts';
import { ContentPage } from './ContentPage.tsx';

/** Page ids of the paths that differ from their name (spec 1 §2). */
const PAGE_IDS: ReadonlyMap<string, string> = new Map([
  ['privacy', '29'],
  ['deposits', '10'],
  ['payout', '61'],
]);

/** The page of words that the address names. */
export function ContentRoute() {
  const { anchor } = useParams({ strict: false });
  const { page, path } = usePage();
  const [, name = ''] = path.split('/');
  if (page?.page !== 'content') return null;
  const pageId = PAGE_IDS.get(name) ?? name;
  return <ContentPage key={pageId} pageId={pageId} title={page.title({})} anchor={anchor} />;
}
