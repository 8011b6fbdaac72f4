import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { RULES_OF_KIND } from '@lineboard/domain/betting/kinds/rules-of-kind';
import {
  HouseRulesFileSchema,
  type HouseRules,
} from '@lineboard/domain/ground/house-rules/house-rules.schema';
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
  for (const { findCardFault } of Object.values(RULES_OF_KIND)) {
    const fault = findCardFault(rules);
    if (fault !== null) refuse(fault);
  }
  return rules;
};
