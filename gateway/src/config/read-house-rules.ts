import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/house-rules/default-house-rules';
import type { HouseRules } from '@lineboard/domain/house-rules/house-rules';
import { HouseRulesFileSchema } from '@lineboard/domain/house-rules/house-rules.schema';
import { readJsonFile } from './read-json-file.ts';

/**
 * The figures in which books differ: the defaults, and over them what the operator's JSON file names.
 *
 * @param path null: the defaults alone
 * @throws StartRefused when the file isn't there or says what can't be
 */
export const readHouseRules = (path: string | null): HouseRules => {
  if (path === null) return DEFAULT_HOUSE_RULES;
  const { said, refuse } = readJsonFile('HOUSE_RULES_FILE', 'of house rules', path, HouseRulesFileSchema);
  const rules = { ...DEFAULT_HOUSE_RULES, ...(said as Partial<HouseRules>) };
  const names = rules.teasers.map(({ teaserName }) => teaserName);
  if (new Set(names).size < names.length) refuse('two teasers have one name');
  if (rules.defaultTeaserName !== null && !names.includes(rules.defaultTeaserName))
    refuse('defaultTeaserName is none of its teasers');
  return rules;
};
