import { describe, expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';

describe('how hard a password is to guess', () => {
  it.each([
    ['VAL1-20: under 8 characters', 'Aa1!xyz', 'weak', false],
    ['VAL1-20: nothing', '', 'weak', false],
    ['VAL1-23: one class', 'abcdefgh', 'weak', false],
    ['VAL1-23: letters without case', 'รหัสผ่านข', 'weak', false],
    ['VAL1-24: two classes', 'abcdefg1', 'regular', false],
    ['VAL1-22: two classes gain nothing by length', 'abcdefghijk1', 'regular', false],
    ['VAL1-25: three classes', 'Abcdefg1', 'good', true],
    ['VAL1-22, VAL1-25: three classes and more than 8', 'Abcdefgh1', 'good', true],
    ['VAL1-25: four classes', 'Abcdef1!', 'good', true],
    ['VAL1-21, VAL1-26: four classes and more than 8', 'Abcdefg1!', 'terrific', true],
    ['VAL1-21: another sign is no class', 'Abcdefgh-1', 'good', true],
    ['VAL1-25: a passphrase', 'correct horse battery', 'good', true],
    ['VAL1-23: the same over and over', 'abababababababababab', 'weak', false],
  ] as const)('%s', (_row, password, label, isAcceptable) =>
    expect(judgePassword(password)).toEqual({ label, isAcceptable }),
  );
});
