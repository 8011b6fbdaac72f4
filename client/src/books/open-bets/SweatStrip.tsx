import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffersNow } from '../../betting/selling/sale-state.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import { SweatGames } from './SweatGames.tsx';
import { type Sweat, sweatBets } from './sweat-bets.ts';
import classes from './SweatStrip.module.css';

interface Figures extends Sweat {
  offerCents: Cents | null;
}

/** The strip's figures in their order. */
const FIGURES = [
  { name: 'atStake', select: ({ atStakeCents }: Sweat) => atStakeCents, isSigned: false },
  { name: 'offer', select: ({ offerCents }: Figures) => offerCents, isSigned: false },
  { name: 'now', select: ({ nowNetCents }: Sweat) => nowNetCents, isSigned: true },
  { name: 'best', select: ({ bestNetCents }: Sweat) => bestNetCents, isSigned: true },
  { name: 'worst', select: ({ worstNetCents }: Sweat) => worstNetCents, isSigned: true },
] as const;

const toneOf = (cents: number): 'up' | 'down' | 'even' => (cents > 0 ? 'up' : cents < 0 ? 'down' : 'even');

interface SweatStripProps {
  bets: readonly OpenBet[];
  /** False when there are further pages: then it is about the shown bets alone. */
  isWhole: boolean;
}

/** Over the open bets: what is at stake, what the present scores come to, and what can still come of it. */
export function SweatStrip({ bets, isWhole }: SweatStripProps) {
  useTexts({ 'my-bets': myBets });
  const { t } = useTranslation();
  const { amount, signedAmount } = useFormats();
  const known = useFollowedPicks((state) => state.known);
  const sweat = useMemo(() => sweatBets(bets, known), [bets, known]);
  const offerCents = useOffersNow(bets);
  const ofSome = sweat.nowNetCents !== null && sweat.known < bets.length;
  return (
    <div role="group" className={classes['strip']} aria-label={t('my-bets:sweat')}>
      <dl className={`${classes['figures']} lb-figures`}>
        {FIGURES.map(({ name, select, isSigned }) => {
          const cents = select({ ...sweat, offerCents });
          const isLater = name === 'now' && cents === null && sweat.games.length === 0;
          return (
            <div key={name}>
              <dt>{t(`my-bets:${name}`)}</dt>
              {isLater ? (
                <dd data-tone="later">{t('my-bets:state.later')}</dd>
              ) : (
                <dd data-tone={isSigned && cents !== null ? toneOf(cents) : 'even'}>
                  {cents === null ? '—' : isSigned ? signedAmount(cents) : amount(cents)}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {(bets.length > 1 || !isWhole) && (
        <p className={classes['note']}>
          {t(isWhole ? 'my-bets:eachByItself' : 'my-bets:ofShown')}{' '}
          {ofSome && t('my-bets:nowOf', { known: sweat.known, bets: bets.length })}
        </p>
      )}
      <SweatGames games={sweat.games} />
    </div>
  );
}
