// Icons of the catalogue's tools. The build replaces this file with the icons named
// in the tool files (web/build/catalogue-icons.ts).
import type { TablerIcon } from '@tabler/icons-react';

export const catalogueIcons: Readonly<Record<string, TablerIcon>> = {};
