import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HookUpsSlot } from '../../betting/bets/HookUpsSlot.tsx';
import { SaleSlot } from '../../betting/selling/SaleSlot.tsx';
import { useSelling } from '../../betting/selling/use-selling.ts';
import { BetDialogs } from '../open-bets/BetDialogs.tsx';
import { BetRow } from '../open-bets/BetRow.tsx';
import { useFollowBets } from '../open-bets/use-follow-bets.ts';
import { ParlayTally } from './ParlayTally.tsx';
import { StoryActions } from './StoryActions.tsx';
import { StoryMoney } from './StoryMoney.tsx';
import { StoryPlaced } from './StoryPlaced.tsx';
import { StoryTimeline } from './StoryTimeline.tsx';
import classes from './TicketPage.module.css';
import { useTicketStory } from './ticket-story-store.ts';

/** A ticket's page, once it is loaded. Its undecided legs follow their games. */
export function StoryParts({ story }: { story: TicketStory }) {
  const { t } = useTranslation();
  const { bets } = story;
  useFollowBets(bets);
  const refresh = useTicketStory((state) => state.refresh);
  useSelling(
    useMemo(() => bets.filter((bet) => bet.wagerStatus === 'O'), [bets]),
    refresh,
  );
  return (
    <>
      <StoryActions story={story} />
      <section className={classes['part']} aria-label={t('ticket:bets')}>
        <ul className={classes['bets']}>
          {bets.map((bet) => (
            <BetRow key={bet.wagerNumber} bet={bet} known={bets} isRifMode={false} />
          ))}
        </ul>
        {bets.map((bet) => (
          <ParlayTally key={bet.wagerNumber} bet={bet} />
        ))}
      </section>
      <StoryTimeline story={story} />
      <StoryPlaced story={story} />
      <StoryMoney story={story} />
      <BetDialogs />
      <HookUpsSlot />
      <SaleSlot />
    </>
  );
}
