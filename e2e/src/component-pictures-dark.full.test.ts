import { colourRules } from './browser.ts';
import { drawComponents } from './component-pictures.ts';

drawComponents({ name: 'dark', rules: colourRules });
