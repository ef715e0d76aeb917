export { countSeats, deleteIdentities, lockAccountWorkspaces, lockStanding } from './seats.queries.ts';
