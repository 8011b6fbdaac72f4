import { DEFAULT_GUARDS } from '@lineboard/domain/lines/guards/default-guards';
import type { PushRow } from '@lineboard/domain/lines/feed/push-batch.schema';
import { expect, it } from 'vitest';
import { pushedGame, pushedLine } from '../../../../testing/samples/push-rows.ts';
import { judgeLine } from './judge-line.ts';
import { PushedBook } from './pushed-book.ts';
import type { RowContext } from './row-judgement.ts';

it('gives the first row of a line away as it was said, whatever the next ones say', () => {
  const book = new PushedBook();
  book.putGame(1, pushedGame(1) as never);
  const context = { book, guards: DEFAULT_GUARDS, numbers: { stores: null } } as unknown as RowContext;
  const judge = (spreadAdj1: number) =>
    judgeLine(pushedLine(1, { spreadAdj1 }) as Extract<PushRow, { kind: 'line' }>, context);
  const first = judge(-110);
  expect(judge(-115)).toMatchObject({ ok: true, changes: [{ line: { spreadAdj1: -115 } }] });
  expect(first).toMatchObject({ ok: true, changes: [{ line: { spreadAdj1: -110 } }] });
});
