import type { SandboxCode } from '@lineboard/domain/sandbox/sandbox-code';

/** A call that is refused: everything is as it was before. */
export class SandboxRefusal extends Error {
  override name = 'SandboxRefusal';
  readonly code: SandboxCode;

  constructor(code: SandboxCode) {
    super(code);
    this.code = code;
  }
}
