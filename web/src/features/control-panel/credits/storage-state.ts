/** From this share of the limit on there is a warning. */
const nearShare = 0.9;

/** Used share of the limit, from 0 to 1, and the warning level. */
export function storageState(used: number, limit: number): { share: number; state: 'free' | 'near' | 'full' } {
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return { share, state: share >= 1 ? 'full' : share >= nearShare ? 'near' : 'free' };
}
