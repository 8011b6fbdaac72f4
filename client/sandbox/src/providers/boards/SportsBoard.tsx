import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import { FixturesFace } from '../../games/boards/FixturesFace.tsx';
import { GuestGate } from '../../guest/GuestGate.tsx';
import { useGuest } from '../../guest/guest-store.ts';
import type { Table } from '../../guest/use-table.ts';
import { PlayedGame } from '../games/PlayedGame.tsx';

/** This board has no player: its matches can't be played. */
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
 * Matches to bet on: a guest who isn't a player sees them, but can't bet.
 * @param card whose matches; each has its own table, so that a round of one never shows on another
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
