/** The parameters in the address of a ticket's page besides its number. */
export interface TicketSearch {
  /** It is printed as soon as it is loaded. */
  print?: true;
}

export const parseTicketSearch = ({ print }: Record<string, unknown>): TicketSearch =>
  print === true ? { print } : {};
