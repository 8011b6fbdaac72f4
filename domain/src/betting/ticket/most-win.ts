import { amountIn } from '../../ground/money/amount-by-currency.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/** The figures of HR-84 are in cents of the customer's currency, which may have its own. */
type WhoseMost = Pick<TicketContext, 'currency' | 'rules'>;

/** The most that one ticket of the customer may win. */
export const mostTicketWin = ({ rules, currency }: WhoseMost): Cents =>
  amountIn({ of: rules.mostTicketWinCentsOf ?? {}, others: rules.mostTicketWinCents }, currency);

/** The most that all tickets of the customer's book day may win. */
export const mostDayWin = ({ rules, currency }: WhoseMost): Cents =>
  amountIn({ of: rules.mostDayWinCentsOf ?? {}, others: rules.mostDayWinCents }, currency);
