export type ChatAnswer = 'deposit' | 'payout' | 'rules' | 'game' | 'other';

/** Words of the four languages that tell what a question is about; the first that is met decides. */
const SUBJECTS: ReadonlyArray<readonly [ChatAnswer, RegExp]> = [
  ['payout', /pay ?out|withdraw|retir|cobrar|ถอน|提款|出金/iu],
  ['deposit', /deposit|dep[oó]sit|ฝาก|存款/iu],
  ['rules', /rule|regla|กฎ|กติกา|規則/iu],
  ['game', /game|slot|casino|juego|เกม|遊戲/iu],
];

export const chooseAnswer = (question: string): ChatAnswer =>
  SUBJECTS.find(([, words]) => words.test(question))?.[0] ?? 'other';
