// Pages of websites.
import { defineFeature } from '../../kernel/feature.ts';
import { pageRights } from './pages.rights.ts';

export const pages = defineFeature({ name: 'pages', rights: pageRights });
