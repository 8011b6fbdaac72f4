import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { Compile } from 'typebox/compile';
import type { Config } from '../../../config/read-config.ts';
import { originOfGateway } from '../../origin-of-gateway.ts';
import { examine, fine, type Finding, warning, wrong } from '../finding.ts';
import { askSite, type SiteAnswer } from './ask-site.ts';
import { checkHidden } from './check-hidden.ts';
import { checkPage } from './check-page.ts';
import { checkTls } from './check-tls.ts';
import { cameByProxy, checkWayIn, type Inside, sendMarked } from './check-way-in.ts';
import { opensSocket } from './opens-socket.ts';

const site = Compile(schemaOfCall('readSite').answers[200]!);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const checkCalls = (origin: string, { status, text }: SiteAnswer): Finding =>
  site.Check(parse(text))
    ? fine('calls', `The gateway answers them at ${origin}.`)
    : wrong(
        'calls',
        `Something else answers ${CALLS.readSite.path} at ${origin} (status ${status}): the page has nothing to call.`,
        'Let the proxy pass every path to the gateway: /api and /live stand beside SPORTS_ROOT, not below it.',
      );

const checkSocket = async (origin: string): Promise<Finding> =>
  (await opensSocket(origin))
    ? fine('live socket', 'A WebSocket comes through.')
    : wrong(
        'live socket',
        `No WebSocket comes through to ${origin}/live: no page gets prices.`,
        'Let the proxy pass Upgrade and Connection on (docs/operations/in-front.md).',
      );

/** The facts that only a call that reached the gateway can show. */
const checkBehind = async (origin: string, inside: Inside): Promise<readonly Finding[]> => {
  const call = await sendMarked(origin, inside);
  const isProxied = call === null || cameByProxy(origin, call);
  return [
    checkWayIn(origin, call),
    ...(isProxied ? [await checkHidden(origin)] : []),
    ...(origin.startsWith('https:') ? await checkTls(origin) : []),
  ];
};

const checkOrigin = async (
  origin: string,
  sportsRoot: string,
  inside: Inside,
): Promise<readonly Finding[]> => {
  const url = new URL(sportsRoot, origin);
  let page: SiteAnswer;
  try {
    page = await askSite(url);
  } catch (error) {
    return [
      warning(
        'from outside',
        `${origin} can’t be reached from here: ${(error as Error).message}.`,
        'Open it elsewhere; if that fails, too, see where its name leads, that the proxy runs, and its certificate.',
      ),
    ];
  }
  const calls = checkCalls(origin, await askSite(new URL(CALLS.readSite.path, origin)));
  return [
    checkPage(url, page),
    calls,
    await checkSocket(origin),
    ...(calls.state === 'ok' ? await checkBehind(origin, inside) : []),
  ];
};

/** Opens the site at its public addresses, as customers do, and asks the gateway what it saw of that. */
export const checkOutside = async (config: Config): Promise<readonly Finding[]> => {
  const { PUBLIC_ORIGINS, SPORTS_ROOT, METRICS_TOKEN } = config;
  const inside = { gateway: originOfGateway(config), metricsToken: METRICS_TOKEN };
  const found: Finding[] = [];
  for (const origin of PUBLIC_ORIGINS)
    found.push(
      ...(await examine('from outside', `See what stands in front of the gateway at ${origin}.`, () =>
        checkOrigin(origin, SPORTS_ROOT, inside),
      )),
    );
  return found;
};
