import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { describeBetType } from './describe-bet-type.ts';
import { TeaserCode } from './TeaserCode.tsx';

/** What kind of wager it is; of a teaser also the code that the book knows it by. */
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
