// The two kinds of order, and which of their hints somebody closed: a cookie per kind and tool.

const orderTypes = ['single', 'batch'] as const;
export type OrderType = (typeof orderTypes)[number];

/** A year, in seconds. */
const hiddenFor = 31_536_000;

function cookieName(type: string, entry: string): string {
  if (!orderTypes.some((one) => one === type))
    throw new Error(`Invalid order type: ${type}. Only 'single' and 'batch' are admitted`);
  return `batch-order-hide-balloon-${type}-${entry}`;
}

/** True where the hint of this kind was closed for this tool; throws for any other kind than `single` and `batch`. */
export function isBalloonHidden(type: string, entry: string): boolean {
  const name = cookieName(type, entry);
  return document.cookie.split('; ').some((one) => one.startsWith(`${name}=`));
}

/** Closes the hint for good; throws for any other kind than `single` and `batch`. */
export function hideBalloon(type: string, entry: string): void {
  const name = cookieName(type, entry);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet, and this cookie is no secret.
  document.cookie = `${name}=1; path=/; max-age=${hiddenFor}; samesite=lax`;
}
