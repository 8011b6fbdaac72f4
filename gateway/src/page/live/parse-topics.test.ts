import { ERROR_CODES } from '@lineboard/domain/ground/error/error-code';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSubscribe, parseUnsubscribe } from './parse-topics.ts';

const limits = { store: 'main', maxTopics: 3 };
const NFL = 'lines/main/Football/NFL';
const subscribe = (request: unknown) => parseSubscribe(request, limits);

describe('a subscription request', () => {
  it('names topics, each with the position that the client has, if any', () => {
    expect(subscribe({ topics: [{ topic: NFL }, { topic: 'scores/Football', epoch: 'e', clk: 7 }] })).toEqual(
      [
        { topic: NFL, held: null },
        { topic: 'scores/Football', held: { epoch: 'e', clk: 7 } },
      ],
    );
  });

  it.each([
    [undefined],
    [null],
    ['topics'],
    [[]],
    [{}],
    [{ topics: 'x' }],
    [{ topics: [] }],
    [{ topics: [NFL] }],
    [{ topics: [{ topic: 7 }] }],
    [{ topics: [{ topic: '' }] }],
    [{ topics: [{ topic: `lines/main/Football/${'x'.repeat(800)}` }] }],
    [{ topics: [{ topic: NFL, epoch: 'e' }] }],
    [{ topics: [{ topic: NFL, clk: 7 }] }],
    [{ topics: [{ topic: NFL, epoch: 'e', clk: -1 }] }],
    [{ topics: [{ topic: NFL, epoch: 'e', clk: 1.5 }] }],
    [{ topics: [{ topic: NFL, epoch: 'e', clk: 2 ** 60 }] }],
    [{ topics: [{ topic: NFL, epoch: {}, clk: 1 }] }],
    [{ topics: [{ topic: NFL, epoch: 'e'.repeat(65), clk: 1 }] }],
  ])('is refused as badRequest when it is %j', (request) => expect(subscribe(request)).toBe('badRequest'));

  it.each(['nothing', 'lines/main/Quidditch/Cup', 'scores/Quidditch'])(
    'is refused as topicUnknown when it names "%s"',
    (topic) => expect(subscribe({ topics: [{ topic }] })).toBe('topicUnknown'),
  );

  it('may say more than this version knows', () => {
    expect(subscribe({ topics: [{ topic: NFL, since: 1 }], more: true })).toEqual([
      { topic: NFL, held: null },
    ]);
  });

  it("is refused as storeRefused when it names another store's lines or contests", () => {
    expect(subscribe({ topics: [{ topic: 'lines/north/Football/NFL' }] })).toBe('storeRefused');
    expect(subscribe({ topics: [{ topic: 'contest/north/Golf/Majors' }] })).toBe('storeRefused');
  });

  it('is refused as tooManyTopics when it names more than a socket may have', () => {
    expect(subscribe({ topics: Array(4).fill({ topic: NFL }) })).toBe('tooManyTopics');
    expect(parseUnsubscribe({ topics: Array(4).fill(NFL) }, 3)).toBe('tooManyTopics');
  });

  it('is answered with a code of the list, never a throw, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (request) => {
        const outcomes = [
          subscribe(request),
          subscribe({ topics: [request] }),
          parseUnsubscribe(request, 3),
          parseUnsubscribe({ topics: [request] }, 3),
        ];
        const codes = outcomes.filter((outcome) => typeof outcome === 'string');
        expect(ERROR_CODES).toEqual(expect.arrayContaining(codes));
      }),
    );
  });
});
