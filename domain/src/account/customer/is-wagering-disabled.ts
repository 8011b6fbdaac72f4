import type { Restriction } from './customer.schema.ts';
import { hasRestriction } from './has-restriction.ts';

/** Restrictions under which a customer looks and doesn't bet (spec 1 §6). */
const NO_WAGERING = ['NOWAGERING', 'NOSPTWAGER'];

export const isWageringDisabled = (restrictions: readonly Restriction[]): boolean =>
  NO_WAGERING.some((code) => hasRestriction(restrictions, code));
