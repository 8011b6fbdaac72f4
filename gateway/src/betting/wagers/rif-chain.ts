/**
 * Begins a statement of the whole chain of rolling ifs that a wager is a link of, from the first (HR-25): its links
 * stand in `down`, more than once when they are reached from several. Parameters: $1 the wager's ticket number, $2 its
 * wager number, null for every wager of the ticket.
 */
export const WITH_RIF_CHAIN = `
with recursive up as (
  select ticket_number, wager_number, parent_ticket_number, parent_wager_number from wager
  where ticket_number = $1 and ($2::int is null or wager_number = $2)
  union all
  select p.ticket_number, p.wager_number, p.parent_ticket_number, p.parent_wager_number from up
    join wager p on p.ticket_number = up.parent_ticket_number and p.wager_number = up.parent_wager_number
), down as (
  select w.ticket_number, w.wager_number, w.child_ticket_number from up join wager w using (ticket_number, wager_number)
  where up.parent_ticket_number is null
  union all
  select c.ticket_number, c.wager_number, c.child_ticket_number from down
    join wager c on c.ticket_number = down.child_ticket_number
)`;
