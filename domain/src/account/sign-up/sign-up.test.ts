import { createSignUpDraft } from '../../../testing/account-fixtures.ts';
import { describe, expect, it } from 'vitest';
import { findSignUpFault, isEmail, isOfAge, isPhone, type SignUpDraft } from './sign-up.ts';

const RULES = { today: '2026-11-23', leastAge: 21 };
const fault = (fields: Partial<SignUpDraft>) => findSignUpFault(createSignUpDraft(fields), RULES);

describe('what a new account needs', () => {
  it('is all there in the example', () => expect(fault({})).toBeNull());

  const WRONG = {
    password: 'weak',
    country: '',
    emailAgain: 'other@example.com',
    passwordAgain: 'Another horse 7',
    phone: 'call me',
    bornOn: '',
    hasAgreed: false,
  };

  it.each([
    ['VAL1-27: first', WRONG, 'password'],
    ['VAL1-28: second', { ...WRONG, ...strong(), country: '' }, 'country'],
    ['VAL1-29: third', { ...WRONG, ...strong(), country: 'US', state: '' }, 'state'],
    ['VAL1-30: fourth', { ...WRONG, ...strong(), country: 'CA', state: '' }, 'emailAgain'],
    [
      'VAL1-31: fifth',
      { ...WRONG, ...strong(), country: 'US', emailAgain: 'maria@example.com' },
      'passwordAgain',
    ],
    ['then the phone', { phone: 'call me', bornOn: '' }, 'phone'],
    ['then the age', { bornOn: '2006-01-01', hasAgreed: false }, 'bornOn'],
    ['then the consent', { hasAgreed: false }, 'hasAgreed'],
  ] as const)('%s, whatever else is wrong', (_, fields, field) => expect(fault(fields)).toBe(field));

  it.each([
    ['maria@example.com', true],
    ['first.last@x.co.uk', true],
    ['a+tag@book.info', true],
    ['ü@пример.рф', true],
    ['maria', false],
    ['maria@', false],
    ['a b@example.com', false],
    ['a@b@example.com', false],
    ['', false],
  ])('VAL1-36, VAL1-37: “%s” is a mail address: %s', (email, isOne) => expect(isEmail(email)).toBe(isOne));

  it.each([
    ['', true],
    ['+1 (305) 555-0123', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['555-CALL', false],
  ])('VAL1-34, VAL1-35: “%s” is a phone number of at most 15 digits: %s', (phone, isOne) =>
    expect(isPhone(phone)).toBe(isOne),
  );

  it.each([
    ['2005-11-23', true],
    ['2005-11-24', false],
    ['2004-02-29', true],
    ['2003-02-29', false],
    ['1899-01-01', false],
    ['23.11.1980', false],
  ])('who was born on %s is of age: %s', (bornOn, is) => expect(isOfAge(bornOn, RULES.today, 21)).toBe(is));
});

function strong() {
  return { password: 'Better horse 7', passwordAgain: 'Another horse 7' };
}
