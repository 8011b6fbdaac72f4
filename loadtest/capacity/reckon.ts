import type { Inputs } from './inputs.ts';

export const MICROS = 1_000_000;
/** In a gigabyte. */
const KILOBYTES = 1_000_000;
const MONTH_SECONDS = 30 * 86_400;
/** A pulse costs what a window does: both are one write. */
const pulsesPerSecond = ({ pulseSeconds }: Inputs): number => 1 / pulseSeconds;

/** One edge: a process, and so one core, whose event loop writes windows. */
interface EdgeFigures {
  /** CPU that a socket takes in a second, and what the process takes whoever listens, µs. */
  socketMicros: number;
  houseMicros: number;
  socketsByCpu: number;
  socketsByMemory: number;
  sockets: number;
}

export interface Reckoning {
  edge: EdgeFigures;
  edges: number;
  edgesOfMachine: number;
  edgeMachines: number;
  bitsPerMachine: number;
  bitsInAll: number;
  bitsInAllOnce: number;
  redisCores: number;
  mostEdgesOfRedis: number;
  passesPerSecond: number;
  fullCores: { tickets: number; passes: number };
  fullGateways: number;
  fullMachines: number;
  databaseCores: { tickets: number; passes: number };
  logBytesPerSecond: number;
  diskPerDay: number;
  mostOfCustomer: number;
  hotCustomerBusy: number;
  /** Until all pages of edges that start anew together have been let in, if these did nothing else. */
  letInSeconds: number;
  bill: ReadonlyArray<{ what: string; many: number; each: number; price: number }>;
}

const reckonEdge = (inputs: Inputs): EdgeFigures => {
  const { windowsPerSocket, busyAtMost, changesPerSecond, entryMicros, machineGigabytes, machineCores } =
    inputs;
  const arrivals = inputs.arrivalMicros / (inputs.leaveWithin * 60);
  const socketMicros = (windowsPerSocket + pulsesPerSecond(inputs)) * inputs.socketMicros + arrivals;
  // Entries that come close together are applied together, but the log's own work is for each.
  const houseMicros = changesPerSecond * entryMicros;
  const socketsByCpu = Math.max(0, Math.floor((busyAtMost * MICROS - houseMicros) / socketMicros));
  // Half of the machine's memory: the rest is the processes' own, the kernel's buffers, and room.
  const memoryKilobytes = (machineGigabytes * KILOBYTES) / machineCores / 2;
  const socketsByMemory = Math.floor(memoryKilobytes / inputs.socketKilobytes);
  return {
    socketMicros,
    houseMicros,
    socketsByCpu,
    socketsByMemory,
    sockets: Math.min(socketsByCpu, socketsByMemory),
  };
};

const bitsOfSocket = (inputs: Inputs, share: number): number =>
  8 * (inputs.windowsPerSocket + pulsesPerSecond(inputs)) * (inputs.windowBytes * share + inputs.frameBytes);

const reckonFull = (inputs: Inputs) => {
  const { ticketsPerSecond, busyAtMost, spare, peakOverMean } = inputs;
  const passesPerSecond = (inputs.watchers * inputs.signedInShare) / inputs.passSeconds;
  const coresOf = (perSecond: number, micros: number): number => (perSecond * micros) / MICROS;
  const fullCores = {
    tickets: coresOf(ticketsPerSecond, inputs.ticketMicros),
    passes: coresOf(passesPerSecond, inputs.passMicros),
  };
  const fullGateways = Math.ceil(((fullCores.tickets + fullCores.passes) / busyAtMost) * spare);
  const hotPerSecond = ticketsPerSecond * inputs.hotCustomerShare;
  const mostOfCustomer = 1_000 / inputs.ticketMs;
  return {
    passesPerSecond,
    fullCores,
    fullGateways,
    fullMachines: Math.max(2, Math.ceil(fullGateways / inputs.machineCores)),
    databaseCores: {
      tickets: coresOf(ticketsPerSecond, inputs.ticketDatabaseMicros),
      passes: coresOf(passesPerSecond, inputs.passDatabaseMicros),
    },
    logBytesPerSecond: ticketsPerSecond * inputs.logBytes,
    // A ticket is posted when it is placed and when it is decided.
    diskPerDay: (ticketsPerSecond / peakOverMean) * 86_400 * 2 * inputs.rowBytes,
    mostOfCustomer,
    hotCustomerBusy: hotPerSecond / mostOfCustomer,
  };
};

/** From the inputs to machines, their network, what their engines do, and the bill. */
export const reckon = (inputs: Inputs): Reckoning => {
  const { watchers, spare, busyAtMost, machineCores } = inputs;
  const edge = reckonEdge(inputs);
  if (edge.sockets === 0) throw new Error('the log alone takes more of an edge than it may be busy');
  const edges = Math.ceil((watchers / edge.sockets) * spare);
  // One core is the machine's own: interrupts of the network, TLS in front, the system.
  const edgesOfMachine = Math.max(1, machineCores - 1);
  const edgeMachines = Math.ceil(edges / edgesOfMachine);
  const redisCores = (edges * inputs.changesPerSecond * inputs.redisReadMicros) / MICROS;
  const full = reckonFull(inputs);
  const bitsInAll = watchers * bitsOfSocket(inputs, 1);
  const bitsInAllOnce = watchers * bitsOfSocket(inputs, inputs.onceShare);
  const terabytes = ((bitsInAll / 8) * MONTH_SECONDS) / inputs.peakOverMean / 10 ** 12;
  return {
    edge,
    edges,
    edgesOfMachine,
    edgeMachines,
    bitsPerMachine: bitsInAll / edgeMachines,
    bitsInAll,
    bitsInAllOnce,
    redisCores,
    mostEdgesOfRedis: Math.floor((busyAtMost * MICROS) / (inputs.changesPerSecond * inputs.redisReadMicros)),
    ...full,
    letInSeconds: (edge.sockets * inputs.arrivalMicros) / MICROS,
    bill: [
      { what: 'machines of edges', many: edgeMachines, each: inputs.machinePrice },
      { what: 'machines of full gateways', many: full.fullMachines, each: inputs.machinePrice },
      { what: 'PostgreSQL', many: 1, each: inputs.databasePrice },
      { what: 'Redis', many: Math.ceil(redisCores / busyAtMost), each: inputs.redisPrice },
      { what: 'terabytes that leave', many: terabytes, each: inputs.terabytePrice },
    ].map((line) => ({ ...line, price: line.many * line.each })),
  };
};
