import type { CustomerSettings } from '@lineboard/domain/account/settings/customer-settings';
import type { Database } from '../database/create-database.ts';

/** All of them at once. */
export const saveSettings = async (
  { kysely }: Pick<Database, 'kysely'>,
  customerId: string,
  settings: CustomerSettings,
): Promise<void> => {
  await kysely
    .updateTable('customer')
    .set({
      web_language: settings.webLanguage,
      web_home_page: settings.webHomePage,
      favorite_sport_type: settings.favoriteSportType,
      favorite_sport_sub_type: settings.favoriteSportSubType,
      favorite_team_id: settings.favoriteTeamId,
      web_pitcher_option: settings.webPitcherOption,
      web_remember_password: settings.webRememberPassword,
      time_zone: settings.timeZone,
      price_type: settings.priceType,
      default_integration: settings.defaultIntegration,
    })
    .where('customer_id', '=', customerId)
    .execute();
};
