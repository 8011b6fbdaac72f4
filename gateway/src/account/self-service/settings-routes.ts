import { MOST_FAVORITES } from '@lineboard/domain/account/settings/favorite-bounds';
import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FrameSources, listSetUp } from '../../config/list-frames.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Customers } from '../../ground/customer/customers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { createCookieNames } from '../session/cookie-names.ts';
import type { RememberedDevices } from '../session/remembered-devices.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import { saveFavorite } from '../../ground/customer/save-favorite.ts';
import { saveSettings } from '../../ground/customer/save-settings.ts';
import { findUnavailable } from './find-unavailable.ts';
import { type Chooser, createSettingsLists, type OfferedSports } from './settings-lists.ts';
import { switchRestriction } from './switch-restriction.ts';

export interface SettingsRouteParts extends FrameSources {
  database: Database;
  customers: Pick<Customers, 'find'>;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: SessionFinder;
  rememberedDevices: Pick<RememberedDevices, 'remember'>;
  offering: OfferedSports;
}

/** The customer's choices and settings. Everybody shares a demo customer's account, so nobody may change it. */
export const settingsRoutes = (app: FastifyInstance, parts: SettingsRouteParts): void => {
  const { config, database, customers, customerEvents, sessions, rememberedDevices, offering } = parts;
  const listed = { integrations: listSetUp(parts), offering };
  const { device } = createCookieNames(config);
  const onRequest = [requireCustomer(sessions), refuseDemo];
  const tellPages = (customerId: string): void => customerEvents.publish(customerId, { kind: 'settings' });

  const chooserOf = async (request: FastifyRequest): Promise<Chooser> => {
    const session = await sessions.find(request.cookies[sessions.cookieName]);
    const found = session.state === 'customer' ? await customers.find(session.customerId) : null;
    return found?.customer ?? { store: config.DEFAULT_STORE, restrictions: [] };
  };

  handle(app, 'readSettingsLists', {}, async ({ request }) =>
    createSettingsLists(listed, await chooserOf(request)),
  );

  handle(app, 'readTeams', {}, async ({ request, query: { sportType, sportSubType } }) => ({
    teams: offering.teams((await chooserOf(request)).store, sportType, sportSubType),
  }));

  handle(app, 'saveSettings', { onRequest }, async ({ request, body, refuse }) => {
    const { customerId } = customerOf(request);
    const found = await customers.find(customerId);
    if (found === null) return refuse('forbidden');
    const { customer } = found;
    const field = findUnavailable(listed, customer, customer.settings, body);
    if (field !== null) return refuse('choiceUnavailable', { field });
    await saveSettings(database, customerId, body);
    const { [device]: token, [sessions.cookieName]: session = '' } = request.cookies;
    if (body.webRememberPassword) await rememberedDevices.remember(token, customerId, session);
    tellPages(customerId);
    return undefined;
  });

  const isOffered = async (customerId: string, favorite: Favorite): Promise<boolean> => {
    const { sportType, sportSubType, team } = favorite;
    const store = (await customers.find(customerId))?.customer.store ?? config.DEFAULT_STORE;
    if (team !== null) return offering.teams(store, sportType, sportSubType).includes(team);
    return offering
      .menu(store)
      .some(
        (sport) =>
          sport.type === 'G' &&
          sport.sportType === sportType &&
          sport.subSports.some((league) => league.sportSubType === sportSubType),
      );
  };

  handle(app, 'markFavorite', { onRequest }, async ({ request, body: { favorite, isOn }, refuse }) => {
    const { customerId } = customerOf(request);
    // What is marked is named by the book; what left the offering can be taken off.
    if (isOn && !(await isOffered(customerId, favorite)))
      return refuse('choiceUnavailable', { field: favorite.team === null ? 'sportSubType' : 'team' });
    const favorites = await saveFavorite(database, customerId, favorite, isOn);
    if (favorites === 'full') return refuse('favoritesFull', { most: MOST_FAVORITES });
    tellPages(customerId);
    return { favorites };
  });

  handle(app, 'switchRestriction', { onRequest }, async ({ request, params: { code }, body, refuse }) => {
    const { customerId } = customerOf(request);
    if (!(await switchRestriction(database, customerId, code, body.isOn))) return refuse('forbidden');
    tellPages(customerId);
    return undefined;
  });
};
