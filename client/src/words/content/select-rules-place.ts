import type { RuleMenuEntry } from '@lineboard/domain/words/content/content';

/** Spec 2 §2: the sports rules open by default. */
export const SPORTS_RULES_PAGE = '13';

/** The place in the rules that an address names. */
export interface RulesPlace {
  pageId: string;
  /** The place on that page; undefined: its top. */
  anchor: string | undefined;
}

/** The part after `/rules/` in an entry's address. */
export const anchorOf = ({ url }: RuleMenuEntry): string => url.slice('/rules/'.length);

/** A name that the menu doesn't have is a place in the sports rules that is too small for it. */
export const selectRulesPlace = (
  menu: readonly RuleMenuEntry[] | null,
  anchor: string | undefined,
): RulesPlace => {
  if (anchor === undefined) return { pageId: SPORTS_RULES_PAGE, anchor };
  const entry = menu?.find((each) => anchorOf(each) === anchor);
  if (entry === undefined) return { pageId: SPORTS_RULES_PAGE, anchor };
  return { pageId: entry.pageId, anchor: entry.objectId === entry.pageId ? undefined : anchor };
};
