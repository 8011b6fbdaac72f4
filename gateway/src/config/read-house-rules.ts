import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { boundsOfCard } from '@lineboard/domain/betting/kinds/progressive-card';
import {
  HouseRulesFileSchema,
  type HouseRules,
  type ProgressiveCard,
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
  const names = rules.teasers.map(({ teaserName }) => teaserName);
  if (new Set(names).size < names.length) refuse('two teasers have one name');
  if (rules.defaultTeaserName !== null && !names.includes(rules.defaultTeaserName))
    refuse('defaultTeaserName is none of its teasers');
  const fault = rules.progressiveCard === null ? null : judgeCard(rules.progressiveCard);
  if (fault !== null) refuse(fault);
  return rules;
};

/** @returns what is wrong with it; null when nothing is */
const judgeCard = (card: ProgressiveCard): string | null => {
  const counts = Object.keys(card.payouts).map(Number);
  const [fewest, most] = boundsOfCard(card);
  if (counts.length === 0 || counts.length < most - fewest + 1)
    return 'progressiveCard leaves out a number of legs';
  const isFalling = (profits: ProgressiveCard['payouts'][number]): boolean =>
    profits.every(([profit, of], lost) => {
      const [before, ofBefore] = profits[lost - 1] ?? [Infinity, 1];
      return profit * ofBefore < before * of;
    });
  return Object.values(card.payouts).every(isFalling)
    ? null
    : 'progressiveCard pays as much with more legs that don’t win';
};
