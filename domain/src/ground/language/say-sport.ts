import type { Say } from './say.ts';

/** @param name of a sport or of its special offering, as feeds send it; one without words is told as it came */
export const saySport = (name: string, say: Say): string => say(`sport:${name}`, { defaultValue: name });
