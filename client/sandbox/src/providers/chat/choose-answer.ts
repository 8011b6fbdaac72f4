import type { TFunction } from 'i18next';

/** What a question may be about, the first that is met decides. */
const SUBJECTS = ['payout', 'deposit', 'rules', 'game'] as const;

export type ChatAnswer = (typeof SUBJECTS)[number] | 'other';

/** @param t says by which words of the page's language a subject is heard, with commas between them */
export const chooseAnswer = (t: TFunction, question: string): ChatAnswer => {
  const asked = question.toLowerCase();
  const isAbout = (subject: (typeof SUBJECTS)[number]): boolean =>
    t(`desk:heard-${subject}`)
      .split(', ')
      .some((word) => asked.includes(word));
  return SUBJECTS.find(isAbout) ?? 'other';
};
