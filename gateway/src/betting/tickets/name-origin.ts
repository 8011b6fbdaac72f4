/**
 * The ticket `$1` came of splitting the wager `$3` of the ticket `$2`. The lines its legs were accepted at remain: it
 * counts where and when the wager did.
 */
export const NAME_ORIGIN = `
update ticket s set split_of_ticket = t.ticket_number, split_of_wager = $3, accepted_at_ms = t.accepted_at_ms,
  accepted_book_ms = greatest(t.accepted_book_ms, (
    select max(e.book_ms) from ticket_event e where e.ticket_number = t.ticket_number and e.wager_number = $3))
from ticket t where s.ticket_number = $1 and t.ticket_number = $2`;
