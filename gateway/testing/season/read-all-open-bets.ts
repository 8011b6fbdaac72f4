import type { OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';

/** All pages of a customer's open bets as one. */
export const readAllOpenBets = async (
  ask: (path: string) => Promise<OpenBetsAnswer>,
): Promise<OpenBetsAnswer> => {
  const first = await ask('/api/open-bets');
  const open = [...first.open];
  for (let { next } = first; next !== null; ) {
    const page = await ask(`/api/open-bets?after=${next}`);
    open.push(...page.open);
    next = page.next;
  }
  return { ...first, open, next: null };
};
