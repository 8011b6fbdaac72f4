import type { WagerPick, Side } from '@lineboard/domain/ground/pick/pick';
import type { Selectable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';

/** The pick of a stored item. */
export const pickOf = (item: Selectable<Tables['wager_item']>): WagerPick =>
  item.pick_type === 'G'
    ? {
        type: 'G',
        gameNum: item.game_num ?? 0,
        periodNumber: item.period_number ?? 0,
        market: item.wager_type ?? 'S',
        side: item.side as Side,
      }
    : { type: 'C', contestNum: item.contest_num ?? 0, contestantNum: item.contestant_num ?? 0 };
