// The two kinds of order, and which of their hints someone closed: a cookie per kind and tool.
import { aYear, keep, readKept } from '../../base/kept-cookie.ts';

const orderTypes = ['single', 'batch'] as const;
export type OrderType = (typeof orderTypes)[number];

function cookieName(type: string, entry: string): string {
  if (!orderTypes.some((one) => one === type))
    throw new Error(`Invalid order type: ${type}. Only 'single' and 'batch' are admitted`);
  return `batch-order-hide-balloon-${type}-${entry}`;
}

/** True where the hint of this kind was closed for this tool; throws for any other kind than `single` and `batch`. */
export function isBalloonHidden(type: string, entry: string): boolean {
  return readKept(cookieName(type, entry)) !== null;
}

/** Closes the hint for good; throws for any other kind than `single` and `batch`. */
export function hideBalloon(type: string, entry: string): void {
  keep(cookieName(type, entry), '1', aYear);
}
