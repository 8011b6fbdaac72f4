/**
 * A board shows the same few hundred figures and names all evening, and now and then one that nobody sees again. At a
 * thousand it starts over: a page's memory must not grow with the hours that it stays open.
 */
export const MOST_ANSWERS = 1_000;

/** Remembers the results for each figure or name. */
export const rememberAnswers = <Asked extends number | string, Answer>(
  work: (asked: Asked) => Answer,
): ((asked: Asked) => Answer) => {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const answered = known.get(asked);
    if (answered !== undefined) return answered;
    if (known.size >= MOST_ANSWERS) known.clear();
    const answer = work(asked);
    known.set(asked, answer);
    return answer;
  };
};
