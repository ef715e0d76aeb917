import { onEvent } from '../../kernel/events.ts';
import { personRemoved } from '../accounts/index.ts';
import { deletePhoto } from './user-photos.queries.ts';

export const userHandlers = [onEvent(personRemoved, (_kernel, tx, { userId }) => deletePhoto(tx, userId))];
