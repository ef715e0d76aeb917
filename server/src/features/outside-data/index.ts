export { connectedOutsideData } from './connected-outside-data.ts';
