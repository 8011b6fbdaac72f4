import {
  WALLET_CALLS,
  type WalletBody,
  type WalletCallName,
} from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { hash } from 'node:crypto';

/** The calls that move money, and are decided once. */
export type MovingCall = Exclude<WalletCallName, 'authenticate' | 'balance' | 'request' | 'requests'>;

/** Those of them that move no round. */
export type CashCall = 'deposit' | 'payout' | 'cancel';

export type RoundCall = Exclude<MovingCall, CashCall>;

const FIELDS = new Map(
  Object.entries(WALLET_CALLS).map(([name, { body }]) => [name, Object.keys(body.properties)]),
);

/** Hashes what a call says, in whatever order its fields came. */
export const hashCall = <Name extends MovingCall>(name: Name, body: WalletBody<Name>): Buffer => {
  const values = new Map<string, unknown>(Object.entries(body));
  const said = FIELDS.get(name)?.map((field) => values.get(field)) ?? [];
  return hash('sha256', JSON.stringify([name, ...said]), 'buffer');
};
