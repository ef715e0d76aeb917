import { allRules } from './browser.ts';
import { drawComponents } from './component-pictures.ts';

drawComponents({ name: 'phone', rules: allRules });
