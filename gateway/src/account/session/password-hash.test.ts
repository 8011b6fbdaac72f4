import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const COMPOSED = '\u00c9cluse-de-Rh\u00f4ne';
const DECOMPOSED = COMPOSED.normalize('NFD');

it('takes a password whether the keyboard composes its letters or not', async () => {
  expect(COMPOSED).not.toBe(DECOMPOSED);
  const ofPhone = await hashPassword(COMPOSED);
  const ofComputer = await hashPassword(DECOMPOSED);
  expect(await verifyPassword(ofPhone, DECOMPOSED)).toBe(true);
  expect(await verifyPassword(ofComputer, COMPOSED)).toBe(true);
  expect(await verifyPassword(await hashPassword('p\uff41ss wort 9'), 'pass wort 9')).toBe(true);
});

it('takes a password that was hashed as it was typed, in that form and in the others', async () => {
  for (const typedThen of [COMPOSED, DECOMPOSED]) {
    const stored = await hash(typedThen, { memoryCost: 8, timeCost: 1 });
    for (const typedNow of [COMPOSED, DECOMPOSED]) expect(await verifyPassword(stored, typedNow)).toBe(true);
    expect(await verifyPassword(stored, 'Ecluse-de-Rhone')).toBe(false);
  }
});

it('takes nothing for a customer that does not exist', async () => {
  expect(await verifyPassword(null, 'no customer has this one')).toBe(false);
});
