export { countSeats, lockAccountWorkspaces } from './seats.queries.ts';
