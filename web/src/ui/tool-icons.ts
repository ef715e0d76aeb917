// Icons of tools by their Tabler outline names. A name that is not here is drawn as the neutral sparkle.
import {
  IconArticle,
  IconBook2,
  IconBriefcase,
  IconBuildingStore,
  IconBulb,
  IconCalendarEvent,
  IconCamera,
  IconChartBar,
  IconChecklist,
  IconHeadset,
  IconHome2,
  IconMail,
  IconNews,
  IconPackage,
  IconSparkles,
  IconSpeakerphone,
  IconStar,
  IconTag,
  IconUserCheck,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { catalogueIcons } from './catalogue-icons.ts';

/** Icons to choose from for a custom tool. */
const choosable = {
  sparkles: IconSparkles,
  briefcase: IconBriefcase,
  article: IconArticle,
  mail: IconMail,
  news: IconNews,
  speakerphone: IconSpeakerphone,
  bulb: IconBulb,
  'home-2': IconHome2,
  'building-store': IconBuildingStore,
  package: IconPackage,
  tag: IconTag,
  'user-check': IconUserCheck,
  star: IconStar,
  headset: IconHeadset,
  'calendar-event': IconCalendarEvent,
  checklist: IconChecklist,
  'chart-bar': IconChartBar,
  world: IconWorld,
  'book-2': IconBook2,
  camera: IconCamera,
};

/** Names of the icons to choose from for a custom tool. */
export const choosableIcons = Object.keys(choosable);

const icons: Readonly<Record<string, TablerIcon>> = { ...catalogueIcons, ...choosable };

/** The icon of a tool by the name its definition gives. */
export const toolIcon = (name: string): TablerIcon => icons[name] ?? IconSparkles;
