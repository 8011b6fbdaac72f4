/** Condition on a customer `c`: a new address never replaces another one that the account has by then. */
export const mayHaveEmail = (email: string): string => `(c.email is null or c.email = ${email})`;

/** The end of a statement. @param used its part that has addresses that were confirmed, and whose they are */
export const confirmEmail = (used: string): string => `
update customer c set email = ${used}.email from ${used}
where c.customer_id = ${used}.customer_id and ${mayHaveEmail(`${used}.email`)}`;
