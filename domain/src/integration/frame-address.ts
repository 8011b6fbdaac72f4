import type { IntegrationName } from './integrations.ts';

/** Where an integration's frame is found. `{parameter}` in it stands for a parameter of the page's path. */
export interface IntegrationFrame {
  name: IntegrationName;
  address: string;
}

export const FRAME_PARAMETER = /\{(\w*)\}/g;

/** One dot or two would lead out of the address's folder, encoded or not. */
const isStep = (value: string): boolean => value === '.' || value === '..';

/** The address with its parameters, each encoded; one that is missing, or no name of anything, is empty. */
export const fillFrameAddress = (address: string, parameters: ReadonlyMap<string, string>): string =>
  address.replaceAll(FRAME_PARAMETER, (_all, parameter: string) => {
    const value = parameters.get(parameter) ?? '';
    return isStep(value) ? '' : encodeURIComponent(value.toWellFormed());
  });
