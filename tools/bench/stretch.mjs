// Loaded into a server that is measured: a message asks for its work since the one before.
import { openSync, readSync } from 'node:fs';

const text = Buffer.alloc(64);
const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');

/** Milliseconds for which this thread has had a core, whatever else the machine did meanwhile. */
function ran() {
  const length = readSync(file, text, 0, text.length, 0);
  return Number(text.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
}

let before = ran();
let blocked = 0;
let processor = process.cpuUsage();

// A timer runs each time the thread turns to whoever waits for it.
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
