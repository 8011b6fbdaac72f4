import type { TFunction } from 'i18next';

/** The possible subjects of a question; the first match decides. */
const SUBJECTS = ['payout', 'deposit', 'rules', 'game'] as const;

export type ChatAnswer = (typeof SUBJECTS)[number] | 'other';

/** @param t gives the words, in the page's language, that tell a subject; separated by commas */
export const chooseAnswer = (t: TFunction, question: string): ChatAnswer => {
  const asked = question.toLowerCase();
  const isAbout = (subject: (typeof SUBJECTS)[number]): boolean =>
    t(`desk:heard-${subject}`)
      .split(', ')
      .some((word) => asked.includes(word));
  return SUBJECTS.find(isAbout) ?? 'other';
};
