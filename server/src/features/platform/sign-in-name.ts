import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';

/** What the log-in page calls the provider of single sign-on; null where there is none. */
export const signInNamePort = definePort<(kernel: Kernel) => string | null>('platform.sign_in_name');
