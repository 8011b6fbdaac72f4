import type { Put } from './row.ts';

/** A command as it is typed: with stand-ins for the names and addresses that nobody has, and further options. */
export const spell = (command: string, put: Put = [], more?: string): string => {
  const words = put.reduce((text, [printed, typed]) => text.replaceAll(printed, typed), command);
  return more === undefined ? words : `${words} ${more}`;
};
