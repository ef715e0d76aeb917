// Icons that the catalogue's tools name. The build replaces this file by what the tool files say (web/build/catalogue-icons.ts).
import type { TablerIcon } from '@tabler/icons-react';

export const catalogueIcons: Readonly<Record<string, TablerIcon>> = {};
