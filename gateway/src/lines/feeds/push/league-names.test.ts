import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { describe, expect, it } from 'vitest';
import { pushedGame } from '../../../../testing/samples/push-rows.ts';
import { createBatch, setUpPushWorld } from '../../../../testing/worlds/push-world.ts';

const BEFORE_MS = Date.UTC(2031, 8, 7, 16);

describe('the name of a league', () => {
  const world = setUpPushWorld();
  const push = async (sequence: number, rows: unknown[], image = false): Promise<BatchAnswer> => {
    world.nowMs = BEFORE_MS;
    return (await world.send(createBatch(sequence, rows, image))).json<BatchAnswer>();
  };
  const refusedOf = ({ refused }: BatchAnswer) => refused.map(({ row, code, field }) => [row, code, field]);

  it('refuses games of a league whose name an operator refused, and is not led by it to what a name is near', async () => {
    world.owners.findLeagues = () =>
      Promise.resolve(
        new Map([
          [
            'Football',
            new Map([
              ['National League', 'taken'],
              ['Natoinal League', 'refused'],
              ['Premier Devision', 'refused'],
            ] as const),
          ],
        ]),
      );
    const answer = await push(
      1,
      [
        pushedGame(1, { sportSubType: 'Natoinal League' }),
        pushedGame(2, { sportSubType: 'Premier Division' }),
        pushedGame(3, { sportSubType: 'Nationel League' }),
      ],
      true,
    );
    expect(refusedOf(answer)).toEqual([
      [0, 'feedLeagueRefused', 'sportSubType'],
      [2, 'feedLeagueMistyped', 'sportSubType'],
    ]);
  });

  it('takes no league more than a sport may have, and looks for none that it is like', async () => {
    const names = Array.from({ length: 1_000 }, (_, at) => [`League ${at} of them`, 'taken'] as const);
    world.owners.findLeagues = () => Promise.resolve(new Map([['Football', new Map(names)]]));
    const rows = [
      pushedGame(1, { sportSubType: 'League 7 of them' }),
      pushedGame(2, { sportSubType: 'One more' }),
    ];
    expect(refusedOf(await push(1, rows, true))).toEqual([[1, 'feedRowInvalid', 'sportSubType']]);
  });
});
