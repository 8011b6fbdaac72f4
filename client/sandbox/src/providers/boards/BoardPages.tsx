import { GuestGate } from '../../guest/GuestGate.tsx';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { PlayedGame } from '../games/PlayedGame.tsx';
import { chooseCard } from './choose-card.ts';
import { SportsBoard } from './SportsBoard.tsx';
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

/** Another company's sportsbook, with the board that its address names. */
export function SportsPage({ address }: ProviderPageProps) {
  return (
    <>
      <WhichBoard address={address} />
      <SportsBoard card={chooseCard(address.parameters.get('id'))} />
    </>
  );
}
