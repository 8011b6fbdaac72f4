import { type Day, dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { readBookMs, useLineState } from '../../ground/live/line-state.ts';

/** The book's current day (HR-43); by this device's clock until the book has sent its own. */
export const useBookToday = (): Day => useLineState(() => dayOf(readBookMs()));
