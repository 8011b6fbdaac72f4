import { football } from '../../ground/sport/rows/football.ts';
import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { MOST_FAVORITES } from './favorite-bounds.ts';

const named = (description: string) => words(80, description, { minLength: 1 });

/** `Favorite`. */
export const FavoriteSchema = strict(
  {
    sportType: named('As the menu names it.'),
    sportSubType: named('The league.'),
    team: orNull(named('A team of the league; null: the league itself.')),
  },
  { title: 'Favorite', description: 'A league, or a team of it, that is listed before the others.' },
);

/** `Favorites`. */
export const FavoritesSchema = strict(
  {
    favorites: list(FavoriteSchema, {
      maxItems: MOST_FAVORITES,
      description: 'In the order in which they were marked.',
    }),
  },
  { title: 'Favorites' },
);

/** `FavoriteMark`. */
export const FavoriteMarkSchema = strict(
  { favorite: FavoriteSchema, isOn: Type.Boolean() },
  {
    title: 'FavoriteMark',
    examples: [
      { favorite: { sportType: football.sportType, sportSubType: 'NFL', team: 'Detroit Lions' }, isOn: true },
    ],
  },
);
