import { expect, it } from 'vitest';
import { game, image, line, sampleScore, score } from '../../../testing/samples/feed-samples.ts';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import { createBook } from '../book/book.ts';
import { imageFromParts, imageToParts } from './image-parts.ts';

it('an image of the book comes out of its parts as it went in', async () => {
  const book = createBook();
  book.reader.load(null, { epoch: 'e', clk: 0 });
  const override = { gameNum: 1, feedId: 'demo', marks: [], score: sampleScore({ phase: 'final' }) };
  const gone = { gameNum: 2, phase: 'final' } as const;
  const entries = [
    { feedId: 'demo', changes: image(game(), line(), game({ gameNum: 2 }), score()) },
    { feedId: 'demo', changes: [{ kind: 'removeGame' as const, gameNum: 2 }, score(gone)] },
    { feedId: OPERATOR_FEED, changes: [{ kind: 'override' as const, override }] },
  ];
  for (const [at, entry] of entries.entries()) book.reader.read({ clk: at + 1, atMs: 0, ...entry });
  const before = book.reader.image();
  for (const kind of ['feeds', 'games', 'lines', 'scores', 'lateResults', 'overrides'] as const)
    expect(before[kind]).not.toEqual([]);
  expect(await imageFromParts(await imageToParts(before))).toEqual(before);
});
