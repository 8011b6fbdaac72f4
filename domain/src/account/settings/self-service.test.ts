import { describe, expect, it } from 'vitest';
import {
  BY_CUSTOMER,
  HELD_BESIDES,
  isByCustomerAlone,
  maySwitchRestriction,
  paramsOfSwitchedOn,
  SELF_SERVICE_CODES,
} from './self-service.ts';

const OWN = { params: { [BY_CUSTOMER]: 1 } };

describe('CALL1-06: restrictions in the customer’s own hand', () => {
  it.each(['NOWAGERING', 'PLOPEN', 'TEOPEN', 'MOVER', 'LESSJUICE', 'FPACTIVE'])('never %s', (code) => {
    expect(SELF_SERVICE_CODES as readonly string[]).not.toContain(code);
  });

  it.each(SELF_SERVICE_CODES)('%s may always be put on', (code) => {
    expect(maySwitchRestriction(code, true, undefined)).toBe(true);
  });

  it('CALL1-06: one’s own AUTOLINECH may be taken back, an operator’s may not', () => {
    expect(maySwitchRestriction('AUTOLINECH', false, OWN)).toBe(true);
    expect(maySwitchRestriction('AUTOLINECH', false, { params: {} })).toBe(false);
  });

  it.each(SELF_SERVICE_CODES.filter((code) => code !== 'AUTOLINECH'))(
    'CALL1-06: %s can’t be taken back, no matter who set it',
    (code) => expect(maySwitchRestriction(code, false, OWN)).toBe(false),
  );

  it('CALL1-06: what is given up for good is the customer’s own besides an operator’s, AUTOLINECH is not', () => {
    const both = { [BY_CUSTOMER]: 1, [HELD_BESIDES]: 1 };
    expect(paramsOfSwitchedOn('NOSPTWAGER', undefined)).toEqual({ [BY_CUSTOMER]: 1 });
    expect(paramsOfSwitchedOn('NOSPTWAGER', { params: { Most: 3 } })).toEqual({ Most: 3, ...both });
    expect(paramsOfSwitchedOn('NOSPTWAGER', { params: both })).toBeNull();
    expect(paramsOfSwitchedOn('AUTOLINECH', { params: {} })).toBeNull();
    expect([OWN, { params: both }, { params: {} }].map(isByCustomerAlone)).toEqual([true, false, false]);
  });
});
