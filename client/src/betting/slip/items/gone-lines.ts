import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';

/** These don't come back; a held line does, and its amount waits for it. */
const GONE: readonly ErrorCode[] = ['lineUnknown', 'lineDisabled', 'cutoffPassed'];

export const isGone = (code: ErrorCode): boolean => GONE.includes(code);
