// A browser in which someone signed in before: wrong tries elsewhere, however many, do not shut it out.
import { randomBytes } from 'node:crypto';
import type { Kernel } from '../../kernel/kernel.ts';
import { readCookie } from '../../kernel/read-cookie.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { decryptSecret, encryptSecret } from '../../kernel/secrets.ts';
import { rememberedSeconds } from './session-cookies.ts';

const cookieName = 'folio_device';

/** The device's own name if this account signed in there before; null elsewhere. The cookie lets nobody in: it only counts tries apart. */
export function findKnownDevice(kernel: Kernel, context: Pick<CallContext, 'header'>, userId: number): string | null {
  const sealed = readCookie(context.header('cookie'), cookieName);
  if (!sealed || sealed.length > 500) return null;
  try {
    const [id, device] = decryptSecret(decodeURIComponent(sealed), kernel.config.secretKey).split('.');
    return id === String(userId) && device ? device : null;
  } catch {
    return null;
  }
}

/** Notes that this account signed in here. */
export function recordDevice(kernel: Kernel, context: Pick<CallContext, 'header' | 'setCookie'>, userId: number): void {
  if (findKnownDevice(kernel, context, userId) !== null) return;
  const sealed = encryptSecret(`${userId}.${randomBytes(12).toString('hex')}`, kernel.config.secretKey);
  context.setCookie(cookieName, encodeURIComponent(sealed), rememberedSeconds);
}
