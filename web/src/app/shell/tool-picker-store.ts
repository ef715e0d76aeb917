import { createSpotlight } from '@mantine/spotlight';

const [store, actions] = createSpotlight();

/** Opens and closes the tool picker from anywhere in the shell. */
export const toolPicker = { store, open: actions.open };
