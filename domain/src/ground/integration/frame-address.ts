import type { IntegrationName } from './integrations.ts';

/** Where an integration's frame is found. `{parameter}` in it stands for what is filled in when it is launched. */
export interface IntegrationFrame {
  name: IntegrationName;
  address: string;
}

/** `{parameter}`, or `{parameter|instead}` with what is used when there is none. */
export const FRAME_PARAMETER = /\{(\w*)(?:\|(\w*))?\}/g;

/** One dot or two would lead out of the address's folder, encoded or not. */
const isStep = (value: string): boolean => value === '.' || value === '..';

/** The address with its parameters, each encoded; instead of one that is missing, or no name of anything, its other. */
export const fillFrameAddress = (address: string, parameters: ReadonlyMap<string, string>): string =>
  address.replaceAll(FRAME_PARAMETER, (_all, parameter: string, instead = '') => {
    const value = parameters.get(parameter) ?? '';
    return value === '' || isStep(value) ? instead : encodeURIComponent(value.toWellFormed());
  });
