import { engineCells } from './cells/engine-cells.ts';
import { gatewayCells } from './cells/gateway-cells.ts';
import { networkCells } from './cells/network-cells.ts';
import { standbyCells } from './cells/standby-cells.ts';
import { siteCells } from './cells/site-cells.ts';
import { sentinelCells } from './cells/sentinel-cells.ts';
import type { FaultCell } from './fault-cell.ts';

/** In the order of the table. */
export const FAULT_CELLS: readonly FaultCell[] = [
  ...gatewayCells,
  ...engineCells,
  ...networkCells,
  ...standbyCells,
  ...sentinelCells,
  ...siteCells,
];

/** @throws when a name is not one of them */
export const chooseCells = (names: readonly string[]): FaultCell[] =>
  names.map((name) => {
    const cell = FAULT_CELLS.find((one) => one.name === name);
    if (cell === undefined)
      throw new Error(`there is no cell ${name}; there are ${FAULT_CELLS.map((one) => one.name).join(', ')}`);
    return cell;
  });
