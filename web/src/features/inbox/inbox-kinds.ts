import type { InboxKind } from '@folio/contract/inbox-words';
import {
  IconAlertTriangle,
  IconAt,
  IconClockExclamation,
  IconEyeCheck,
  IconLanguage,
  IconPlayerPause,
  IconPlugConnectedX,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';

export const kindIcons: Record<InboxKind, TablerIcon> = {
  review: IconEyeCheck,
  mention: IconAt,
  hold: IconPlayerPause,
  offer: IconLanguage,
  overdue: IconClockExclamation,
  failed_publication: IconPlugConnectedX,
  warning: IconAlertTriangle,
  setup: IconWorldSearch,
};
