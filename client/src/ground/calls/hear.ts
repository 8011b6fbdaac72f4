/** Hears what a promise comes to, unless it is stopped before. @returns stops it */
export const hear = <T>(answer: Promise<T>, act: (value: T) => void): (() => void) => {
  let isHeard = true;
  void answer.then((value) => {
    if (isHeard) act(value);
  });
  return () => {
    isHeard = false;
  };
};
