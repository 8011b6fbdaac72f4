import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { Database } from '../../ground/database/create-database.ts';

/** Keeps who plays and when, beyond the game's time in the book; what is said later replaces it. */
export const keepPlayedGame = async (
  { kysely }: Pick<Database, 'kysely'>,
  { gameNum, feedId, sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs }: Game,
): Promise<void> => {
  const said = {
    feed_id: feedId,
    sport_type: sportType,
    sport_sub_type: sportSubType,
    team1_id: team1Id,
    team2_id: team2Id,
    team1_rot_num: team1RotNum,
    game_date_time_ms: gameDateTimeMs,
  };
  await kysely
    .insertInto('played_game')
    .values({ game_num: gameNum, ...said })
    .onConflict((conflict) => conflict.column('game_num').doUpdateSet(said))
    .execute();
};
