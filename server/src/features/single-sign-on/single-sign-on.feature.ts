// Log-in by an OpenID Connect provider; its two redirects are no calls, `app/serve-api.ts` serves them.
import { defineFeature } from '../../kernel/feature.ts';
import { provide } from '../../kernel/port.ts';
import { signInNamePort } from '../platform/index.ts';
import { endSessionUrlPort } from '../session/index.ts';
import { identityAccess } from './identity-access.ts';
import { singleSignOnConfig } from './single-sign-on.config.ts';
import { endSessionUrl } from './single-sign-on.ts';

export const singleSignOn = defineFeature({
  name: 'single-sign-on',
  config: singleSignOnConfig,
  access: [identityAccess],
  provides: [
    provide(signInNamePort, ({ config }) => singleSignOnConfig.of(config)?.name ?? null),
    provide(endSessionUrlPort, endSessionUrl),
  ],
});
