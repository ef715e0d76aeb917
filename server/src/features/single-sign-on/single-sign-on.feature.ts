// Log-in by an OpenID Connect provider; its two redirects are no calls, `app/serve-api.ts` serves them.
import { defineFeature } from '../../kernel/feature.ts';

export const singleSignOn = defineFeature({ name: 'single-sign-on' });
