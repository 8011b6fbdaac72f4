import { rowOfSport, SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run-command.ts';

const PAGE = readFileSync(join(ROOT, 'docs/feed-push.md'), 'utf8');

it('the page of the push feed has a row for each sport, with the bounds of its points', () => {
  const rows = [...PAGE.matchAll(/^\| (\w+) \| [^|]* \| [^|]* \| (\d+) \| (\d+) \| (\d+)(?: sets)? \|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    SPORT_TYPES.map((sportType) => {
      const { spread, total, score } = rowOfSport(sportType).bounds;
      return [sportType, String(spread), String(total), String(score)];
    }),
  );
});
