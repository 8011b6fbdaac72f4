import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import { FixturesFace } from '../../games/boards/FixturesFace.tsx';
import { GuestGate } from '../../guest/GuestGate.tsx';
import { useGuest } from '../../guest/guest-store.ts';
import type { Table } from '../../guest/use-table.ts';
import { PlayedGame } from '../games/PlayedGame.tsx';

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

/**
 * Matches to bet on: who comes without a player sees them, and can't bet.
 * @param card whose matches; each has a table of its own, so that no round of one is said on another
 */
export function SportsBoard({ card }: { card: string }) {
  const { t } = useTranslation();
  const isVisitor = useGuest(({ status }) => status === 'visitor');
  if (!isVisitor)
    return (
      <GuestGate>
        <PlayedGame game="fixtures" title={card} />
      </GuestGate>
    );
  return (
    <>
      <FixturesFace game="fixtures" title={card} table={EMPTY_TABLE} />
      <Notice title={t('guest:title-visitor')} />
    </>
  );
}
