export { connectedOutsideData } from './connected-outside-data.ts';
export { outsideDataConfig } from './outside-data.config.ts';
