/** Hour of the day, UTC, at which daily digests go out. */
const digestHour = 8;

/** The next time that digests go out, strictly after `now`. */
export function nextDigest(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(digestHour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
