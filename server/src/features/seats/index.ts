export { countSeats, lockAccountWorkspaces, lockStanding } from './seats.queries.ts';
