import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';

/** Name of the single sign-on provider on the log-in page; null if there is none. */
export const signInNamePort = definePort<(kernel: Kernel) => string | null>('platform.sign_in_name');
