import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { describeBetType } from './describe-bet-type.ts';
import { TeaserCode } from './TeaserCode.tsx';

/** The kind of a wager; for a teaser also the book's code. */
export function BetType({ bet }: { bet: Pick<Bet, 'terms' | 'items'> }) {
  const { t } = useTranslation();
  const { terms } = bet;
  return (
    <>
      {describeBetType(t, bet)}
      {'teaser' in terms && (
        <>
          {' '}
          <TeaserCode name={terms.teaser.teaserName} />
        </>
      )}
    </>
  );
}
