type Kind = 'thrown' | 'rejected' | 'drawing';

/** What says it is loaded when there is something to say. */
const tell = (kind: Kind, cause: unknown): void => {
  void import('./tell-page-error.ts')
    .then(({ tellPageError }) => tellPageError(kind, cause))
    .catch(() => undefined);
};

/** While a part was drawn; what stands in its place says so to whoever looks at it. */
export const tellDrawing = (cause: unknown): void => {
  console.error(cause);
  tell('drawing', cause);
};

/** Errors that nobody catches reach the operator. */
export const watchPageErrors = (): void => {
  addEventListener('error', ({ error }) => tell('thrown', error));
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
};
