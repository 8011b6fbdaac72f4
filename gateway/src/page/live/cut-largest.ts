/**
 * Which sockets to cut so that what waits for all of them together is within its bound: those that keep the most
 * waiting, and no more of them than it takes.
 *
 * @param waiting bytes that wait, by socket
 */
export const cutLargest = <S>(waiting: ReadonlyMap<S, number>, mostBytes: number): S[] => {
  let sum = 0;
  for (const bytes of waiting.values()) sum += bytes;
  if (sum <= mostBytes) return [];
  const cut: S[] = [];
  for (const [socket, bytes] of [...waiting].sort(([, a], [, b]) => b - a)) {
    if (sum <= mostBytes) break;
    cut.push(socket);
    sum -= bytes;
  }
  return cut;
};
