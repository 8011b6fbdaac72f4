/** Loaded into a gateway with `--import`: the clock of this one process goes wrong by what its parent says. */
let shiftMs = 0;
const trueNow = Date.now.bind(Date);
Date.now = () => trueNow() + shiftMs;

process.on('message', (message) => {
  shiftMs = (message as { shiftMs: number }).shiftMs;
});
// Nobody is kept running by this.
process.channel?.unref();
