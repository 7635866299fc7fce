import type { ReactNode } from 'react';
import type { GroupName, RouteName } from '@/route-names.gen';
import { StrokeIcon } from '@/ui/page/stroke-icon';
import styles from './admin-shell.module.css';

/** Icons of pages and menu groups: SVG paths for a 24 × 24 grid, drawn as strokes. */
const PAGES = {
  AdminHome: 'M4 19V9m5 10V5m5 14v-7m5 7V8',
  Workplace: 'M4 7h16v12H4zM9 7V4h6v3M4 12h16',
  AdminSystem:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0-6v3m0 12v3M3 12h3m12 0h3M6 6l2 2m8 8 2 2m0-12-2 2m-8 8-2 2',
  AdminCompetition: 'M8 4h8v5a4 4 0 0 1-8 0zM8 6H4a4 4 0 0 0 4 4m8-4h4a4 4 0 0 1-4 4m-4 3v4m-4 3h8',
  SysUser:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M2 20a7 7 0 0 1 14 0M16 4a4 4 0 0 1 0 8m2 2a7 7 0 0 1 4 6',
  SysDict: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM9 9h6m-6 4h6',
  StaffEntries: 'M6 3h8l4 4v14H6zM14 3v4h4M9 14l2 2 4-4',
  StaffEditions: 'M5 4v17M5 5h13l-3 4 3 4H5',
  AdminSite: 'M4 5h16v14H4zM4 9h16M7 7h.1M10 7h.1',
  StaffOrganisations: 'M4 20V9l6-4v15M10 20V4h10v16M3 20h18M13 8h4m-4 4h4m-4 4h4',
  StaffStories: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  StaffHighlights:
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3',
  StaffContacts:
    'M5 4h4l2 5-2 1a11 11 0 0 0 5 5l1-2 5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1',
  StaffTemplates: 'M6 3h8l4 4v14H6zM14 3v4h4M12 10v7m-3-3 3 3 3-3',
  StaffCities:
    'M12 3a6 6 0 0 0-6 6c0 5 6 12 6 12s6-7 6-12a6 6 0 0 0-6-6M12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  StaffLinks:
    'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  StaffMenu: 'M4 6h16M4 12h16M4 18h10',
  StaffRoles: 'M12 3l8 3v6c0 4-3 7-8 9-5-2-8-5-8-9V6zM9 12l2 2 4-4',
  StaffScoring: 'M12 3l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z',
  StaffAudit: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  StaffNotices: 'M3 6h18v13H3zM3 7l9 7 9-7',
  StaffNoticeTemplates: 'M4 4h16v12H9l-5 4zM8 8h8M8 12h5',
  StaffTracks: 'M6 4v10a4 4 0 0 0 4 4h9m-3-3 3 3-3 3M6 9h9m-2-2 2 2-2 2',
  StaffActivities: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4m-8 7h3m3 0h2',
  StaffExperts: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 11-7m1 5 2 2 4-4',
  AdminJudging: 'M5 4h14v16H5zM8 9l1.500 1.500L12 8m2 1h3M8 15l1.500 1.500L12 14m2 1h3',
  AdminCertificates: 'M4 5h16v11H4zM8 9h8M8 12h4M14 14v6l2-1.500L18 20v-6',
  StaffNews: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 9h7m-7 4h7m-7 3h4',
  StaffMedia: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  StaffConfig: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4v6M9 14v6',
  StaffCheckIn: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM9 12l2 2 4-4',
} as const satisfies Partial<Record<RouteName | GroupName, string>>;

const PATHS = {
  ...PAGES,
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 5 5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-2.500 6.500a2.500 2.500 0 1 1 3.500 2.300c-.7.300-1 .900-1 1.700v.5M12 17h.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  collapse: 'M20 5v14M15 12H4m4-4-4 4 4 4',
  expand: 'M4 5v14M9 12h11m-4-4 4 4-4 4',
  fullScreen: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
} as const;

export type IconName = keyof typeof PATHS;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name);
}

/** `anticon` makes antd's menus place the icon beside the text. */
const CLASS = `anticon ${styles['icon'] ?? ''}`;

/** Icon of the staff shell; pages without an icon get the default icon. */
export function Icon({ name, size = 18 }: { name: string; size?: number }): ReactNode {
  return (
    <StrokeIcon className={CLASS} size={size} path={PATHS[isIconName(name) ? name : 'page']} />
  );
}
