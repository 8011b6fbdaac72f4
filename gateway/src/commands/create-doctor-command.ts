import { isWell, printFindings } from './doctor/print-findings.ts';
import type { ExtraCommand } from './extra-command.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';

/** `lineboard doctor`: ends with 1 when something is wrong. */
export const createDoctorCommand = (): ExtraCommand => ({
  command: 'doctor',
  describe: 'Look at everything that the book stands on, and say what to do',
  handler: async (typed) => {
    refuseHttpOptions('doctor', typed);
    const { examineBook } = await import('./doctor/examine-book.ts');
    const findings = await examineBook(process.env);
    const told =
      typed['json'] === true ? JSON.stringify({ ok: isWell(findings), findings }) : printFindings(findings);
    process.stdout.write(`${told}\n`);
    if (!isWell(findings)) process.exitCode = 1;
  },
});
