import type { BodyOf } from '@lineboard/domain/doors/contract/call-types';
import { callBook } from '../calls/call-book.ts';

type Report = BodyOf<'tellDrawn'>;
type OfTicket = Extract<Report, { sentToAnsweredMs: number }>;
type OfChange = Extract<Report, { heardToDrawnMs: number }>;

/** @param paintedMs by `performance.now()` @returns how long ago that was */
const since = (paintedMs: number): number => Math.max(0, performance.now() - paintedMs);

/** Tells the book when an answer to a ticket was painted. What becomes of the report is nothing to the page. */
export const tellDrawnTicket = async (
  report: Omit<OfTicket, 'drawnToToldMs'>,
  paintedMs: number,
): Promise<void> => {
  await callBook('tellDrawn', { body: { ...report, drawnToToldMs: since(paintedMs) } });
};

/** As for a ticket, when a price was painted that a change moved. */
export const tellDrawnChange = async (
  report: Omit<OfChange, 'drawnToToldMs'>,
  paintedMs: number,
): Promise<void> => {
  await callBook('tellDrawn', { body: { ...report, drawnToToldMs: since(paintedMs) } });
};
