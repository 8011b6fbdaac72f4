import type { LegState, Moment } from '@lineboard/domain/books/ticket-story/list-moments';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { statusOfResult } from '@lineboard/domain/ground/result/straight-result';
import type { TFunction } from 'i18next';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { describeLegResult } from '../../betting/bets/describe-leg-result.ts';
import { describeScore } from '../../betting/bets/describe-score.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';
import { describeSale } from './describe-sale.ts';
import { describeSaleBack } from './describe-sale-back.ts';

export interface MomentWords {
  text: string;
  details: string[];
  /** Its effect on the balance, or on the held amount. */
  money: string | null;
  tone: 'even' | 'up' | 'down' | 'warning';
}

type OfLeg = Extract<Moment, { itemNumber: number }>;
type OfMoney = Extract<Moment, { entryId: number }>;

const TONES = { W: 'up', L: 'down', P: 'even', X: 'even' } as const;

/** A moment of a ticket in the customer's words. */
export const describeMoment = (
  t: TFunction,
  formats: Formats,
  story: TicketStory,
  moment: Moment,
): MomentWords => {
  const { amount } = formats;
  switch (moment.kind) {
    case 'sent':
      return {
        text: t('ticket:moment.sent'),
        details:
          moment.heldCents > 0
            ? [t('ticket:moment.held', { amount: amount(moment.heldCents) })]
            : moment.freePlayCents > 0
              ? [t('ticket:moment.heldFreePlay', { amount: amount(moment.freePlayCents) })]
              : [],
        money: null,
        tone: 'even',
      };
    case 'accepted':
      return { text: t('ticket:moment.accepted'), details: [], money: null, tone: 'even' };
    case 'filled': {
      const { items: count, wagerNumber, firstItemNumber, toWinCents } = moment;
      const bet = story.bets.find((each) => each.wagerNumber === wagerNumber);
      const added = bet?.items.slice(firstItemNumber - 1, firstItemNumber - 1 + count) ?? [];
      return {
        text: t('ticket:moment.filled', { count }),
        details: [
          ...added.map((item) => describeItemBet(t, item)),
          t('ticket:moment.toWinNow', { amount: amount(toWinCents) }),
        ],
        money: null,
        tone: 'even',
      };
    }
    case 'legDecided':
    case 'legCorrected':
    case 'legReopened':
      return describeLegMoment(t, story, moment);
    default:
      return describeMoneyMoment(t, formats, story, moment);
  }
};

const describeLegMoment = (t: TFunction, { bets }: TicketStory, moment: OfLeg): MomentWords => {
  const { wagerNumber, itemNumber, byOperator } = moment;
  const item = bets.find((bet) => bet.wagerNumber === wagerNumber)?.items[itemNumber - 1];
  const bet = item === undefined ? '' : describeItemBet(t, item);
  const resultOf = ({ result }: LegState): string => t(`open-bets:legResult.${describeLegResult(result)}`);
  const scoreOf = ({ score1, score2 }: LegState): string[] =>
    item === undefined || score1 === null || score2 === null
      ? []
      : [describeScore(t, item, { score1, score2 })];
  const stateOf = (state: LegState): string => [resultOf(state), ...scoreOf(state)].join(' · ');
  const who = byOperator ? [t('ticket:moment.byOperator')] : [];
  switch (moment.kind) {
    case 'legDecided':
      return {
        text: `${bet}: ${resultOf(moment.now)}`,
        details: [...scoreOf(moment.now), ...who],
        money: null,
        tone: TONES[statusOfResult(moment.now.result)],
      };
    case 'legCorrected':
      return {
        text: t('ticket:moment.corrected', { bet }),
        details: [
          t('ticket:moment.before', { state: stateOf(moment.before) }),
          t('ticket:moment.now', { state: stateOf(moment.now) }),
          ...who,
        ],
        money: null,
        tone: 'warning',
      };
    case 'legReopened':
      return {
        text: t('ticket:moment.reopened', { bet }),
        details: [t('ticket:moment.before', { state: stateOf(moment.before) })],
        money: null,
        tone: 'warning',
      };
  }
};

const describeMoneyMoment = (
  t: TFunction,
  formats: Formats,
  { ticketNumber, bets }: TicketStory,
  moment: OfMoney,
): MomentWords => {
  const { amount, signedAmount } = formats;
  const which = bets.length > 1 ? `${ticketNumber}-${moment.wagerNumber}: ` : '';
  switch (moment.kind) {
    case 'graded':
    case 'regraded': {
      const { status, amountCents, balanceCents } = moment;
      const result = status === null ? t('ticket:moment.graded') : t(`open-bets:result.${status}`);
      return {
        text: `${which}${moment.kind === 'regraded' ? t('ticket:moment.regraded', { result }) : result}`,
        details: [
          ...(moment.kind === 'regraded'
            ? [t('ticket:moment.before', { state: signedAmount(moment.beforeCents) })]
            : []),
          t('transactions:balanceAfter', { amount: amount(balanceCents) }),
        ],
        money: signedAmount(amountCents),
        tone: amountCents === 0 ? 'even' : amountCents > 0 ? 'up' : 'down',
      };
    }
    case 'reopened':
      return {
        text: `${which}${t('ticket:moment.openAgain')}`,
        details: [t('transactions:balanceAfter', { amount: amount(moment.balanceCents) })],
        money: signedAmount(0 - moment.beforeCents),
        tone: 'warning',
      };
    case 'activated':
    case 'deactivated':
    case 'cut':
      return {
        text: `${which}${t(`ticket:moment.${moment.kind}`)}`,
        details: [t('ticket:moment.atRisk', { amount: signedAmount(moment.atRiskCents) })],
        money: null,
        tone: 'even',
      };
    case 'sold':
      return {
        text: `${which}${moment.sale?.byTarget === true ? t('transactions:atTarget') : t('ticket:moment.sold')}`,
        details: [
          ...describeSale(t, formats, moment.sale),
          t('transactions:balanceAfter', { amount: amount(moment.balanceCents) }),
        ],
        money: signedAmount(moment.amountCents),
        tone: 'even',
      };
    case 'soldBack':
      return {
        text: `${which}${t('ticket:moment.soldBack')}`,
        details: [
          ...describeSaleBack(
            t,
            formats,
            bets.find((bet) => bet.wagerNumber === moment.wagerNumber),
            moment.back,
          ),
          t('transactions:balanceAfter', { amount: amount(moment.balanceCents) }),
        ],
        money: signedAmount(moment.amountCents),
        tone: 'warning',
      };
    case 'freePlayReturn':
      return {
        text: `${which}${t('ticket:moment.freePlayReturn')}`,
        details: [t('transactions:freePlay', { amount: signedAmount(moment.freePlayCents) })],
        money: null,
        tone: 'even',
      };
  }
};
