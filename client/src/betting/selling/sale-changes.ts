import { Subject } from 'rxjs';
import { useEffect } from 'react';

/** A bet was sold, or its target changed, by this page: lists of bets ask again, whether an event comes or not. */
export const saleChanges$ = new Subject<void>();

/** @param refresh the same function while it does the same */
export const useSaleChanges = (refresh: () => void): void =>
  useEffect(() => {
    const changes = saleChanges$.subscribe(refresh);
    return () => changes.unsubscribe();
  }, [refresh]);
