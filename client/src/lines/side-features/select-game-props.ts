import type { PropContestant } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { type Prop, readProp } from '@lineboard/domain/lines/line/read-prop';

/** Props with the same question, or one contest of another kind. */
export type PropGroup =
  | { kind: 'props'; market: string; answers: Prop<PropContestant>['answers']; props: Prop<PropContestant>[] }
  | { kind: 'contest'; description: string; contestants: readonly PropContestant[] };

/** The contests of a game as they are listed: grouped by question, in the order of the first of each. */
export const selectGameProps = (contestants: readonly PropContestant[]): PropGroup[] => {
  const groups = new Map<string, PropGroup>();
  for (const [contestNum, ofContest] of Map.groupBy(contestants, (contestant) => contestant.contestNum)) {
    const prop = readProp(ofContest);
    if (prop === null) {
      const description = ofContest[0]!.contestDesc;
      groups.set(`contest ${contestNum}`, { kind: 'contest', description, contestants: ofContest });
      continue;
    }
    const { market, answers } = prop;
    const key = `props ${answers} ${market}`;
    const group = groups.get(key);
    if (group?.kind === 'props') group.props.push(prop);
    else groups.set(key, { kind: 'props', market, answers, props: [prop] });
  }
  return [...groups.values()];
};
