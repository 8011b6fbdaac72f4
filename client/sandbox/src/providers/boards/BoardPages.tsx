import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import { FixturesFace } from '../../games/boards/FixturesFace.tsx';
import { GuestGate } from '../../guest/GuestGate.tsx';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { useGuest } from '../../guest/guest-store.ts';
import type { Table } from '../../guest/use-table.ts';
import { PlayedGame } from '../games/PlayedGame.tsx';
import classes from './BoardPages.module.css';

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

/** Parameters of a sportsbook's address, as the book fills them: a customer's IP address, a board, a page of it. */
const SAID_OF_BOARD = ['ip', 'id', 'page'] as const;

const MOST_CHARACTERS = 40;

/** What the book told with the address, where that is anything. */
function WhichBoard({ address: { parameters } }: ProviderPageProps) {
  const { t } = useTranslation('games');
  const said = SAID_OF_BOARD.flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return value === '' ? [] : [t(`games:board-${name}`, { value: value.slice(0, MOST_CHARACTERS) })];
  });
  return said.length === 0 ? null : <p className={classes['which']}>{said.join(' · ')}</p>;
}

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
