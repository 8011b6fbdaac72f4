/** What the address of a ticket's page says besides its number. */
export interface TicketSearch {
  /** It is printed as soon as it is there. */
  print?: true;
}

export const parseTicketSearch = ({ print }: Record<string, unknown>): TicketSearch =>
  print === true ? { print } : {};
