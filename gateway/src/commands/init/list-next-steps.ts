import { howToStart, withFile } from '../how-to-start.ts';
import type { Answers } from './collect-answers.ts';
import { findDirectReach } from './find-direct-reach.ts';

/** The owner's next steps once the book is set up, in numbered lines. @param file the file of its variables */
export const listNextSteps = (answers: Answers, file: string): readonly string[] => {
  const of = (name: string): string => answers.get(name) ?? '';
  const steps = [
    howToStart(file),
    findDirectReach(of('origin'), of('port')) === null
      ? `Lead ${of('origin')} to http://127.0.0.1:${of('port')} with your reverse proxy: docs/operations/in-front.md`
      : `Open ${of('origin')}; no proxy is needed.`,
    `Send lines as feed “${of('feed')}” with the token of FEED_PUSH_TOKENS: docs/feed-push.md`,
    withFile('npx lineboard doctor', file),
  ];
  return steps.map((step, at) => `  ${at + 1}. ${step}`);
};
