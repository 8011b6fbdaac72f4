import type { Restriction } from './customer.schema.ts';

export const hasRestriction = (restrictions: readonly Restriction[], code: string): boolean =>
  restrictions.some((restriction) => restriction.code === code);
