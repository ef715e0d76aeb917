/** From this share of the limit on there is a warning. */
const nearShare = 0.9;

/** How much of the limit is used, from 0 to 1, and whether that is a reason to warn. */
export function storageState(used: number, limit: number): { share: number; state: 'free' | 'near' | 'full' } {
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return { share, state: share >= 1 ? 'full' : share >= nearShare ? 'near' : 'free' };
}
