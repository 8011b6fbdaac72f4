import { describe, expect, it } from 'vitest';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import { PRICE_ACCEPTANCE_CODES } from '../../ground/price/price-acceptances.ts';
import { selectLiveAcceptance, selectPriceAcceptance } from './price-acceptance.ts';

const CHOICES = PRICE_ACCEPTANCE_CODES;
const select = (...codes: string[]) => {
  const restrictions: Restriction[] = codes.map((code) => ({ code, params: {} }));
  return CHOICES.map((chosen) => selectPriceAcceptance(chosen, restrictions));
};

describe('moved prices taken unasked', () => {
  it('are the customer’s choice', () => {
    expect(select()).toEqual(CHOICES);
    expect(select('PLOPEN', 'MOVER')).toEqual(CHOICES);
  });

  it('ROLE1-23: AUTOLINECH takes the choice away, so that every move is asked about', () => {
    expect(select('AUTOLINECH')).toEqual(CHOICES.map(() => 'none'));
  });

  it('HR-44.5: better ones are taken at the end of a live bet’s delay, whatever was chosen', () => {
    expect(CHOICES.map((chosen) => selectLiveAcceptance(chosen, []))).toEqual([
      'better',
      'better',
      'close',
      'close10',
      'close20',
    ]);
  });

  it('are within the widest tolerance for a page that was opened when all could be taken', () => {
    expect([selectPriceAcceptance('any', []), selectLiveAcceptance('any', [])]).toEqual([
      'close20',
      'close20',
    ]);
  });

  it('ROLE1-23: AUTOLINECH asks about every move there, too', () => {
    const restrictions = [{ code: 'AUTOLINECH', params: {} }];
    expect(CHOICES.map((chosen) => selectLiveAcceptance(chosen, restrictions))).toEqual(
      CHOICES.map(() => 'none'),
    );
  });
});
