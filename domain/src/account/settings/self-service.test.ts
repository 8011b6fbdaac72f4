import { describe, expect, it } from 'vitest';
import { BY_CUSTOMER, maySwitchRestriction, SELF_SERVICE_CODES } from './self-service.ts';

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
});
