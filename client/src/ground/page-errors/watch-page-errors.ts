type Kind = 'thrown' | 'rejected' | 'drawing';

/** The code that reports it is loaded when there is something to report. */
const tell = (kind: Kind, cause: unknown): void => {
  void import('./tell-page-error.ts')
    .then(({ tellPageError }) => tellPageError(kind, cause))
    .catch(() => undefined);
};

/** Reports an error while a part was drawn; the part that replaces it tells the customer. */
export const tellDrawing = (cause: unknown): void => {
  console.error(cause);
  tell('drawing', cause);
};

/** Uncaught errors reach the operator. */
export const watchPageErrors = (): void => {
  addEventListener('error', ({ error }) => tell('thrown', error));
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
};
