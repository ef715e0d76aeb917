// One set-up at a time in a clone: two commands started together must not both install packages or build into the same folder.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Interval at which a waiting process looks whether the other one has finished, in milliseconds. */
const pollMs = 300;

function isRunning(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // EPERM: the process exists and belongs to another user.
    return problem.code === 'EPERM';
  }
}

/** The process that holds the lock, alive or dead; null where the lock is free, 0 where the file names no process. */
function readHolder(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch (problem) {
    if (problem.code === 'ENOENT') return null;
    throw problem;
  }
}

/** Links a file that already holds this process's id: another process never sees the lock without its holder. */
function tryToLock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (problem) {
    if (problem.code === 'EEXIST') return false;
    throw problem;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a dead process's lock. Waiting processes do so one at a time, so that none removes the lock that another has just taken. */
function removeDeadLock(file) {
  withSetupLock(`${file}.takeover`, () => {
    const holder = readHolder(file);
    if (holder !== null && !isRunning(holder)) rmSync(file);
  });
}

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Runs `work` while this process alone holds `file`; waits while another living process does, and takes the lock of a dead one.
 * `onWait` is called once with the id of the other process. Returns the result of `work`. A process that ends within `work` frees the lock.
 */
export function withSetupLock(file, work, onWait = () => {}) {
  let hasWaited = false;
  while (!tryToLock(file)) {
    const holder = readHolder(file);
    if (holder === null) continue;
    if (!isRunning(holder)) {
      removeDeadLock(file);
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
