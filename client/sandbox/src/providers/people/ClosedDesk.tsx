import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import type { Desk } from './use-desk.ts';

interface ClosedDeskProps {
  desk: Exclude<Desk<unknown>, { state: 'open' }>;
  /** The page's owner, and how it is opened. */
  whose: string;
  how: string;
  /** The text for a guest whose token opens nothing, with what to do then. */
  refused: string;
  refusedMore: string;
}

const AWAY: ReadonlySet<string> = new Set(['bookAway', 'networkFailed', 'internal', 'rateLimited']);

/** Says why a page of the affiliate system or the agent site shows nothing. */
export function ClosedDesk({ desk, whose, how, refused, refusedMore }: ClosedDeskProps) {
  const { t } = useTranslation();
  if (desk.state === 'opening') return <Notice title={t('people:opening')} />;
  if (desk.state === 'visitor') return <Notice title={whose}>{how}</Notice>;
  return <Notice title={refused}>{AWAY.has(desk.code) ? t('people:away') : refusedMore}</Notice>;
}
