import type { Schemas } from '../../../http/types.ts';

export interface TrackRow {
  code: string;
  name: Schemas['Labels'];
  summary: Schemas['Labels'];
}

export interface CityRow {
  code: string;
  /** Absent for a province. */
  parentCode?: string;
  name: Schemas['Labels'];
}

export interface DictionaryRow {
  id: string;
  dictType: string;
  value: string;
  parentId?: string;
  labels: Schemas['Labels'];
  position: number;
}
