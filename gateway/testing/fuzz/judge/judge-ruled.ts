import type { StoredSeasonWager } from '../../season/read-stored-season.ts';

/**
 * Nobody gains or loses a cent by a bet that an operator called off, whatever was sold of it meanwhile (HR-56, HR-83).
 *
 * @param ruled legs that an operator made no action; a bet of one leg is void with it
 * @returns one line for each figure that is otherwise
 */
export const judgeRuled = (wagers: readonly StoredSeasonWager[], ruled: ReadonlySet<string>): string[] =>
  wagers
    .filter(
      ({ ticket_number: ticket, wager_number: wager, terms }) =>
        terms === null && ruled.has(`${ticket}-${wager}-1`),
    )
    .flatMap((wager) => {
      const name = `${wager.ticket_number}-${wager.wager_number} (void)`;
      const standing = wager.sales.filter(({ back_posting: back }) => back === null).length;
      return [
        ...(wager.ledger_amount === 0 ? [] : [`${name}: its customer made ${wager.ledger_amount} of it`]),
        ...(standing === 0 ? [] : [`${name}: ${standing} sales of it stand`]),
      ];
    });
