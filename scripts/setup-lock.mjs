// One set-up at a time in a clone: two commands started together must not both install packages or build into the same folder.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** How often a waiting process looks whether the other one has finished, in milliseconds. */
const pollMs = 300;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // EPERM: the process exists and belongs to another user.
    return problem.code === 'EPERM';
  }
}

/** The process that holds the lock, or null where it left none or died while it wrote. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

function tryToLock(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (problem) {
    if (problem.code === 'EEXIST') return false;
    throw problem;
  }
}

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Runs `work` while this process alone holds `file`; waits while another living process does, and takes the lock of a dead one.
 * `onWait` is called once with the other's process id. Answers what `work` answers. A process that ends within `work` frees it too.
 */
export function withSetupLock(file, work, onWait = () => {}) {
  let hasWaited = false;
  while (!tryToLock(file)) {
    const holder = holderOf(file);
    if (holder === null) {
      // A file without a number yet belongs to a process that is about to write it: look once more before it is removed.
      sleep(pollMs);
      if (holderOf(file) === null) rmSync(file, { force: true });
      continue;
    }
    if (!hasWaited) onWait(holder);
    hasWaited = true;
    sleep(pollMs);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return work();
  } finally {
    process.off('exit', release);
    release();
  }
}
