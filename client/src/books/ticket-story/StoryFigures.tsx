import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import { selectTicketState } from '@lineboard/domain/books/ticket-story/select-ticket-state';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './TicketPage.module.css';

/** Next to the title: the ticket's state, its risk, and what it may make or made. */
export function StoryFigures({ story: { bets, totalRiskCents, totalToWinCents } }: { story: TicketStory }) {
  const { t } = useTranslation();
  const { amount, signedAmount } = useFormats();
  const state = selectTicketState(bets);
  const netCents = bets.reduce((total, bet) => total + (bet.wagerStatus === 'O' ? 0 : madeOfBet(bet)), 0);
  return (
    <dl className={`${classes['figures']} lb-figures`}>
      <div>
        <dt className="lb-visually-hidden">{t('ticket:state')}</dt>
        <dd className={classes['state']} data-state={state}>
          {state === 'mixed' ? t('ticket:settled') : t(`open-bets:status.${state}`)}
        </dd>
      </div>
      <div>
        <dt>{t('open-bets:risk')}</dt>
        <dd>{amount(totalRiskCents)}</dd>
      </div>
      <div>
        <dt>{state === 'O' ? t('open-bets:win') : t('ticket:made')}</dt>
        <dd data-tone={state === 'O' || netCents === 0 ? 'even' : netCents > 0 ? 'up' : 'down'}>
          {state === 'O' ? amount(totalToWinCents) : signedAmount(netCents)}
        </dd>
      </div>
    </dl>
  );
}
