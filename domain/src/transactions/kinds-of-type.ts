import type { Transaction } from './transaction.ts';
import type { TransactionType } from './transaction-type.ts';

type Kind = Transaction['kind'];

/** What each kind of transaction is listed under; each has one place (HR-43 adds up W, C and M apart). */
const TYPE_OF_KIND: Readonly<Record<Kind, Exclude<TransactionType, 'A'>>> = {
  grade: 'W',
  reverse: 'W',
  casino: 'C',
  deposit: 'M',
  withdrawal: 'M',
  adjustment: 'M',
  settlement: 'M',
  wager: 'F',
  freePlay: 'F',
  freePlayReturn: 'F',
};

const KINDS = Object.keys(TYPE_OF_KIND) as Kind[];

const listKinds = (type: TransactionType): readonly Kind[] =>
  type === 'A' ? KINDS : KINDS.filter((kind) => TYPE_OF_KIND[kind] === type);

/** The kinds of ledger rows that each filter lists. */
export const KINDS_OF_TYPE: Readonly<Record<TransactionType, readonly Kind[]>> = {
  A: listKinds('A'),
  W: listKinds('W'),
  C: listKinds('C'),
  M: listKinds('M'),
  F: listKinds('F'),
};
