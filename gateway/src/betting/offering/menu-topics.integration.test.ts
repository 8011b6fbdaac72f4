import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { SubSportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contestLine, game, image, line } from '../../../testing/samples/feed-samples.ts';
import {
  type LiveClient,
  type LiveGateway,
  openLiveClient,
  startLiveGateway,
} from '../../../testing/gateways/live-gateway.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import { createOfferingView } from './create-offering-view.ts';

/** Every line of the samples closes at this moment of the book's clock. */
const CLOSES_MS = 1_800_000_000_000;

describe('what the menu names', () => {
  const log = createInProcessLog({ reporter: NOTHING_FAILS });
  let gateway: LiveGateway;
  let client: LiveClient;

  beforeAll(async () => {
    const second = { gameNum: 2, team1Id: 'Packers', team2Id: 'Vikings' };
    await log.append(
      'demo',
      image(
        game(),
        line(),
        line({ periodNumber: 1 }),
        game(second),
        line({ gameNum: 2 }),
        game({ gameNum: 3, sportType: 'Basketball', sportSubType: 'NBA' }),
        line({ gameNum: 3 }),
        // Nothing of this league can be bet on.
        game({ gameNum: 4, sportType: 'Hockey', sportSubType: 'NHL' }),
        line({ gameNum: 4, disabled: true }),
        contestLine(),
        contestLine({ contestantNum: 2, contestantName: 'B. Player' }),
      ),
    );
    gateway = await startLiveGateway(log);
    client = openLiveClient(gateway.port);
  });
  afterAll(async () => {
    client.disconnect();
    await gateway.close();
    await log.close();
  });

  const readMenu = () => createOfferingView(gateway.book, () => CLOSES_MS - 1).menu('main');
  /** Subscribes to a sub-sport as a page does. */
  const load = async ({ topic }: SubSportMenuItem): Promise<TopicState> => {
    const reader = new TopicReader(topic);
    client.on('snapshot', (message) => void (message.topic === topic && reader.readSnapshot(message)));
    client.emit('subscribe', { topics: [reader.ask()] }, () => undefined);
    await vi.waitFor(() => expect(reader.position).not.toBeNull());
    return reader.state;
  };

  it('ENT1-11: of a sport its type, whether it is of games or contests, and its sub-sports', () => {
    const sports = readMenu().map(({ sportType, type, subSports }) => [sportType, type, subSports.length]);
    expect(sports).toEqual([
      ['Football', 'G', 1],
      ['Basketball', 'G', 1],
      // A contest's sport is its contest type.
      ['Golf', 'C', 1],
    ]);
  });

  it('ENT1-13.1, ENT1-13.2: of a sub-sport its name and topic, and only while something of it is active', () => {
    const subSports = readMenu().flatMap((sport) => sport.subSports);
    expect(subSports.map(({ sportSubType, topic }) => [sportSubType, topic])).toEqual([
      ['NFL', 'lines/main/Football/NFL'],
      ['NBA', 'lines/main/Basketball/NBA'],
      ['The Open', 'contest/main/Golf/The%20Open'],
    ]);
    expect(createOfferingView(gateway.book, () => CLOSES_MS + 1).menu('main')).toEqual([]);
  });

  it('ENT1-14, CALL1-26: its topic brings the lines of all of its games', async () => {
    const [football] = readMenu();
    const { game: games, line: lines } = await load(football!.subSports[0]!);
    expect([...games.values()].map(({ team1Id }) => team1Id)).toEqual(['Bears', 'Packers']);
    expect([...lines.keys()].sort()).toEqual(['1.0', '1.1', '2.0']);
  });

  it('ENT1-13.4, ENT1-13.5, ENT1-14: it brings every contestant’s line of contests with contest number, types and description', async () => {
    const golf = readMenu().find(({ type }) => type === 'C');
    const { contestLine: contestants } = await load(golf!.subSports[0]!);
    const contest = {
      contestNum: 9,
      contestType: 'Golf',
      contestType2: 'The Open',
      contestType3: 'Winner',
      contestDesc: 'To win outright',
    };
    expect([...contestants.values()]).toMatchObject([
      { ...contest, contestantNum: 1, contestantName: 'A. Player', moneyLine: 1_200 },
      { ...contest, contestantNum: 2, contestantName: 'B. Player', moneyLine: 1_200 },
    ]);
  });
});
