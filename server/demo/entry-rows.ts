import type { Schemas } from '../http/types.ts';
import type { SceneName } from './art/picture.ts';

/** An entry in short form: name, company, track, city, stage, summary, scene of its picture. */
export type EntryRow = readonly [
  name: string,
  company: string,
  track: TrackKey,
  city: CityKey,
  stage: Schemas['ProjectStage'],
  summary: string,
  scene: SceneName,
];

/** Codes of the tracks, as in `client/domain`. */
export const TRACK_CODES = {
  智: 'ai',
  医: 'health',
  能: 'energy',
  造: 'manufacturing',
} as const;
type TrackKey = keyof typeof TRACK_CODES;

/** Codes of the cities (GB/T 2260), as in `client/city`. */
export const CITY_CODES = {
  北京: '110100',
  上海: '310100',
  南京: '320100',
  无锡: '320200',
  苏州: '320500',
  杭州: '330100',
  宁波: '330200',
  合肥: '340100',
  厦门: '350200',
  青岛: '370200',
  武汉: '420100',
  长沙: '430100',
  广州: '440100',
  深圳: '440300',
  重庆: '500100',
  成都: '510100',
  西安: '610100',
} as const;
type CityKey = keyof typeof CITY_CODES;
