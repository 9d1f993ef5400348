// Loaded into a measured server: each message returns its work since the previous one.
import { openSync, readSync } from 'node:fs';

const text = Buffer.alloc(64);
const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');

/** Milliseconds of processor time of this thread, independent of other load. */
function ran() {
  const length = readSync(file, text, 0, text.length, 0);
  return Number(text.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
}

let before = ran();
let blocked = 0;
let processor = process.cpuUsage();

// A timer runs each time the thread returns to the event loop.
function look() {
  const now = ran();
  blocked = Math.max(blocked, now - before);
  before = now;
}
setInterval(look, 1).unref();

process.on('message', () => {
  look();
  const { user, system } = process.cpuUsage(processor);
  process.send?.({ blocked, cpu: (user + system) / 1e3 });
  processor = process.cpuUsage();
  blocked = 0;
});
