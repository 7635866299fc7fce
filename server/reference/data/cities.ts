import { labels } from './labels.ts';
import type { CityRow } from './rows.ts';

/** Provinces with their cities: code, simplified, English and traditional name. */
const ROWS: readonly string[] = [
  '110000 北京市 Beijing 北京市, 110100 北京 Beijing 北京',
  '120000 天津市 Tianjin 天津市, 120100 天津 Tianjin 天津',
  '210000 辽宁 Liaoning 遼寧, 210200 大连 Dalian 大連',
  '220000 吉林 Jilin 吉林, 220100 长春 Changchun 長春',
  '310000 上海市 Shanghai 上海市, 310100 上海 Shanghai 上海',
  '320000 江苏 Jiangsu 江蘇, 320100 南京 Nanjing 南京, 320200 无锡 Wuxi 無錫, 320500 苏州 Suzhou 蘇州',
  '330000 浙江 Zhejiang 浙江, 330100 杭州 Hangzhou 杭州, 330200 宁波 Ningbo 寧波',
  '340000 安徽 Anhui 安徽, 340100 合肥 Hefei 合肥',
  '350000 福建 Fujian 福建, 350100 福州 Fuzhou 福州, 350200 厦门 Xiamen 廈門',
  '360000 江西 Jiangxi 江西, 360100 南昌 Nanchang 南昌',
  '370000 山东 Shandong 山東, 370100 济南 Jinan 濟南, 370200 青岛 Qingdao 青島',
  '410000 河南 Henan 河南, 410100 郑州 Zhengzhou 鄭州',
  '420000 湖北 Hubei 湖北, 420100 武汉 Wuhan 武漢',
  '430000 湖南 Hunan 湖南, 430100 长沙 Changsha 長沙',
  '440000 广东 Guangdong 廣東, 440100 广州 Guangzhou 廣州, 440300 深圳 Shenzhen 深圳, 440400 珠海 Zhuhai 珠海, 440600 佛山 Foshan 佛山, 441900 东莞 Dongguan 東莞',
  '450000 广西 Guangxi 廣西, 450100 南宁 Nanning 南寧',
  '500000 重庆市 Chongqing 重慶市, 500100 重庆 Chongqing 重慶',
  '510000 四川 Sichuan 四川, 510100 成都 Chengdu 成都',
  '530000 云南 Yunnan 雲南, 530100 昆明 Kunming 昆明',
  '610000 陕西 Shaanxi 陝西, 610100 西安 Xi’an 西安',
  '810000 香港特别行政区 Hong_Kong_SAR 香港特別行政區, 810100 香港 Hong_Kong 香港',
];

function city(row: string, parentCode?: string): CityRow {
  const [code = '', CN = '', US = '', HK = CN] = row.split(' ');
  const name = labels(CN, US.replaceAll('_', ' '), HK);
  return { code, name, ...(parentCode === undefined ? {} : { parentCode }) };
}

/** Thirty cities and the provinces that they lie in. */
export const cityRows: CityRow[] = ROWS.flatMap((line) => {
  const [province = '', ...cities] = line.split(', ');
  return [city(province), ...cities.map((row) => city(row, province.slice(0, 6)))];
});
