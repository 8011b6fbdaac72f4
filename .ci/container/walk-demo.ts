import { setTimeout as sleep } from 'node:timers/promises';
import { call, untilAnswers } from './call-site.ts';
import { runOnce, startContainer } from './container.ts';
import type { Engine } from './engine.ts';
import { expectThat } from './expect-that.ts';
import { environmentOf, type Service } from './read-compose.ts';

const ORIGIN = 'http://localhost:8080';

/** The answer doesn't wait for the message. */
const MAIL_WITHIN_MS = 3_000;

/** Every place of it that a program of the container might want to write to. */
const CLOSED = ['/app/x', '/app/gateway/dist/x', '/home/node/x', '/usr/local/bin/x'];

/** A demo, as compose.yaml with compose.demo.yaml has it. */
export const walkDemo = async (engine: Engine, service: Service, folder: string): Promise<void> => {
  console.log('\nA demo');
  const variables = environmentOf(service, folder);
  const { DATABASE_URL: _, ...without } = variables;
  const refused = await runOnce(engine, service, without, { words: [] });
  const says = refused.code === 1 && refused.output.includes('set DATABASE_URL');
  expectThat('without a database it says which variable it needs', says, refused.output);
  const container = await startContainer(engine, 'demo', service, variables);
  const ready = await untilAnswers(`${ORIGIN}/readyz`, 200);
  expectThat('it is ready', ready.status === 200, `${ready.text}\n${await container.log()}`);
  expectThat('/healthz answers 200', (await call(`${ORIGIN}/healthz`)).status === 200);
  const page = await call(ORIGIN);
  expectThat('the page is there', page.status === 200 && page.text.includes('<script'), page.text);
  const sandbox = await call(variables['SANDBOX_URL'] ?? '');
  expectThat(
    'the sandbox answers where browsers look for it',
    sandbox.status < 500 && sandbox.text !== '',
    sandbox,
  );
  expectThat('the image’s own check of its health ends with 0', (await container.checkHealth()) === 0);

  const status = container.status();
  expectThat('it is no root', /^Uid:\t1000\t1000\t1000\t1000$/m.test(status), status);
  expectThat(
    'it has no capabilities',
    /^CapEff:\t0+$/m.test(status) && /^CapBnd:\t0+$/m.test(status),
    status,
  );
  expectThat('it can get no new ones', /^NoNewPrivs:\t1$/m.test(status), status);
  for (const path of CLOSED) {
    const { code, output } = await container.type(['touch', path]);
    expectThat(`nothing can be written to ${path}`, code !== 0 && output.includes('Read-only'), output);
  }

  for (const words of [['lineboard'], ['npx', 'lineboard']]) {
    const told = await container.type([...words, 'doctor']);
    expectThat(
      `${words.join(' ')} doctor looks at it`,
      told.output.includes('The books add up.'),
      told.output,
    );
  }
  const listed = await container.type(['lineboard', 'customers', 'list']);
  expectThat('it has the demo’s customers', listed.output.includes('DEMO'), listed.output);
  const account = { bookId: 'lineboard', account: 'CREDIT1' };
  const asked = await call(`${ORIGIN}/api/password-reset`, { origin: ORIGIN }, account);
  await sleep(MAIL_WITHIN_MS);
  const mail = await container.type(['ls', variables['MAIL_DIR'] ?? '']);
  expectThat('mail is kept where it says', asked.status === 204 && mail.output.includes('.eml'), mail.output);
  const log = await container.log();
  expectThat('its log has no failure', !/"level":[56]0|ENOENT|EROFS/.test(log), log);
  const { code, seconds } = await container.stop();
  expectThat(`SIGTERM ends it with 0, after ${seconds.toFixed(1)} s`, code === 0, await container.log());
};
