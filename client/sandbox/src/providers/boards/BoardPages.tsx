import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import { FixturesFace } from '../../games/boards/FixturesFace.tsx';
import { GuestGate } from '../../guest/GuestGate.tsx';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { useGuest } from '../../guest/guest-store.ts';
import type { Table } from '../../guest/use-table.ts';
import { PlayedGame } from '../games/PlayedGame.tsx';
import { LiveMatches } from './LiveMatches.tsx';
import { WhichBoard } from './WhichBoard.tsx';

/** The race track. */
export function HorsesPage() {
  return (
    <GuestGate>
      <PlayedGame game="horses" title="" />
    </GuestGate>
  );
}

/** The lotto counter. */
export function LottoPage() {
  return (
    <GuestGate>
      <PlayedGame game="lotto" title="" />
    </GuestGate>
  );
}

/** Nobody sits here: what is shown can't be played. */
const EMPTY_TABLE: Table = {
  view: null,
  isBusy: false,
  fault: null,
  clientSeed: '',
  setClientSeed: () => undefined,
  start: async () => null,
  move: async () => null,
  reveal: async () => null,
  revealed: null,
};

/** Another company's sportsbook: who comes without a player sees its board, and can't bet. */
export function SportsPage({ address }: ProviderPageProps) {
  const { t } = useTranslation('guest');
  const isVisitor = useGuest(({ status }) => status === 'visitor');
  if (!isVisitor)
    return (
      <GuestGate>
        <WhichBoard address={address} />
        <PlayedGame game="fixtures" title="" />
      </GuestGate>
    );
  return (
    <>
      <WhichBoard address={address} />
      <FixturesFace game="fixtures" title="" table={EMPTY_TABLE} />
      <Notice title={t('title-visitor')} />
    </>
  );
}

/** A live sportsbook: who plays now, above what can be bet on. */
export function LivePage({ address }: ProviderPageProps) {
  return (
    <>
      <LiveMatches />
      <SportsPage address={address} />
    </>
  );
}
