import type { Cents } from '../../ground/money/cents.ts';
import type { GradedBet } from './open-bet.schema.ts';

/** What a decided bet made over all: by its grade, and by what was sold of it before (HR-56). */
export const madeOfBet = ({ netCents, sold }: Pick<GradedBet, 'netCents' | 'sold'>): Cents =>
  netCents + (sold == null ? 0 : sold.paidCents - sold.riskCents);
