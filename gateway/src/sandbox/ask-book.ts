import { SandboxRefusal } from './sandbox-refusal.ts';
import type { WalletClient } from './wallet-client.ts';

/** A call whose answer a page waits for. @throws SandboxRefusal when the book refuses it, or can't be asked */
export const askBook = async (
  wallet: WalletClient,
  call: string,
  body: object,
): Promise<Readonly<Record<string, unknown>>> => {
  const reply = await wallet.send(call, JSON.stringify(body));
  if (reply.kind === 'unknown') throw new SandboxRefusal('bookAway');
  if (reply.kind === 'refused') throw new SandboxRefusal(`book:${reply.code}`);
  return reply.answer;
};
