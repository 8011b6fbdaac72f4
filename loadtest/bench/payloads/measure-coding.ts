import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { type ChangeEvent, formOf, FORMS, type FormName } from './forms.ts';

/** Microseconds of this process's CPU for one window. */
export interface CodingFigures {
  encode: number;
  decode: number;
}

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** @returns microseconds of CPU for each call */
const timeCalls = (calls: number, call: (at: number) => void): number => {
  const before = cpuMicros();
  for (let at = 0; at < calls; at += 1) call(at);
  return (cpuMicros() - before) / calls;
};

/** Encodes and decodes the windows again and again, the forms in turns. @param calls of each form and direction */
export const measureCoding = (
  windows: readonly ChangeMessage[],
  calls: number,
): Record<FormName, CodingFigures> => {
  const events = windows.map((message): ChangeEvent => ['change', message]);
  const figures = {} as Record<FormName, CodingFigures>;
  for (const { name } of FORMS) {
    const { encode, decode } = formOf(name);
    const encoded = events.map(encode);
    figures[name] = {
      encode: timeCalls(calls, (at) => void encode(events[at % events.length]!)),
      decode: timeCalls(calls, (at) => void decode(encoded[at % encoded.length]!)),
    };
  }
  return figures;
};
