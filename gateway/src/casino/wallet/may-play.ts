import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';

/** The facts about a customer and the session that decide whether a game may be played at all. */
export interface PlayerTerms {
  integration: string;
  restriction_codes: readonly string[];
  is_demo: boolean;
  is_offline: boolean;
  /** Taken for a bot, and no captcha was passed in this session. */
  captcha_due: boolean;
}

/** Restrictions of the integration that the session was opened for; what is no integration is played by nobody. */
export const mayPlay = (player: PlayerTerms): boolean => {
  const integration = INTEGRATIONS.find(({ name }) => name === player.integration);
  if (integration === undefined || player.is_demo || player.is_offline || player.captcha_due) return false;
  const codes: readonly string[] = integration.restrictionCodes;
  return !player.restriction_codes.some((code) => codes.includes(code));
};
