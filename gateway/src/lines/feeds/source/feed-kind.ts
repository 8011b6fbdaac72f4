import type { SportType } from '@lineboard/domain/ground/sport/sports';
import type { Leap } from '../../../ground/database/leap.ts';
import type { ValuesOfGroups, VariableGroups } from '../../../ground/variables/values-of-groups.ts';
import type { FeedSource } from './feed-source.ts';

/** `value` is the part that is wrong, `takes` what may stand there. */
export interface FeedMistake {
  ok: false;
  value: string;
  takes: string;
}

/** What FEED says, as given, and what its kind made of it. */
export interface FeedWords<Option> {
  text: string;
  option: Option;
}

/** What a kind of feed is opened with. */
export interface FeedOpening<Settings> {
  /** The variables of the configuration, of which a kind sees its own. */
  settings: Settings;
  /** Names of those who may push, whatever FEED is. */
  pushFeedIds: readonly string[];
  store: string;
  wallMs: number;
}

/** What is the same of a kind, whatever FEED says beside its name. */
export interface FeedFacts<Groups extends VariableGroups> {
  /** As FEED names it. */
  name: string;
  /** Examples of what FEED takes; the last one shows most. */
  forms: readonly string[];
  /** Games that nobody plays, or that are over: nothing for real customers. */
  isMadeUp: boolean;
  /** Whether its times are those of now, which pushed times can stand beside; or which of its forms have such. */
  isRealTime: boolean | string;
  /** The variable without which nothing comes of it. */
  needs: string | null;
  /** What its feed is called on the log; null: it has none, or is called as a token says. */
  feedId: string | null;
  /** Leagues that operators may name before anybody has told of them. */
  leagues: readonly { sportType: SportType; sportSubType: string }[];
  /** Sequences that it takes numbers from, where these come slower or end sooner than those of rows. */
  sequences: Readonly<Record<string, Leap>>;
  /** Its own variables, by their title in docs/operations/configuration.md. */
  variables: Groups;
}

/** All that is said of a kind of feed, in its own folder. */
export interface FeedRow<Option, Groups extends VariableGroups> extends FeedFacts<Groups> {
  /** @returns null when another kind is named */
  read(text: string): { ok: true; option: Option } | FeedMistake | null;
  /** What stands after “They come from”, for operators. */
  describe(chosen: FeedWords<Option>, settings: ValuesOfGroups<Groups>): string;
  /** @throws StartRefused when what it needs isn't there */
  open(
    chosen: FeedWords<Option>,
    opening: FeedOpening<ValuesOfGroups<Groups>>,
  ): FeedSource | Promise<FeedSource>;
}

/** A kind of feed that FEED chose. Whoever asks it needn't know its option. */
export interface FeedChoice<Groups extends VariableGroups> {
  text: string;
  option: unknown;
  kind: FeedFacts<Groups>;
  describe(settings: ValuesOfGroups<Groups>): string;
  open(opening: FeedOpening<ValuesOfGroups<Groups>>): FeedSource | Promise<FeedSource>;
}

export interface FeedKind<Groups extends VariableGroups> extends FeedFacts<Groups> {
  /** @returns null when another kind is named */
  choose(text: string): { ok: true; feed: FeedChoice<Groups> } | FeedMistake | null;
}

/** A row of `feed-kinds.ts`. */
export const createFeedKind = <Option, const Groups extends VariableGroups>({
  read,
  describe,
  open,
  ...kind
}: FeedRow<Option, Groups>): FeedKind<Groups> => ({
  ...kind,
  choose: (text) => {
    const result = read(text);
    if (result === null || !result.ok) return result;
    const chosen = { text, option: result.option };
    return {
      ok: true,
      feed: {
        ...chosen,
        kind,
        describe: (settings) => describe(chosen, settings),
        open: (opening) => open(chosen, opening),
      },
    };
  },
});
