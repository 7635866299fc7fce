import type { DemoUser } from './types.ts';

const SURNAMES =
  '王 Wang,李 Li,张 Zhang,刘 Liu,陈 Chen,杨 Yang,黄 Huang,赵 Zhao,吴 Wu,周 Zhou,徐 Xu,孙 Sun,马 Ma,朱 Zhu,胡 Hu,郭 Guo,何 He,高 Gao,林 Lin,罗 Luo,郑 Zheng,梁 Liang,谢 Xie,宋 Song,唐 Tang,许 Xu,邓 Deng,冯 Feng,韩 Han,曹 Cao,曾 Zeng'.split(
    ',',
  );
const GIVEN =
  '子涵 Zihan,雨桐 Yutong,浩然 Haoran,思远 Siyuan,欣怡 Xinyi,俊杰 Junjie,梓萱 Zixuan,嘉豪 Jiahao,婉清 Wanqing,志强 Zhiqiang,诗雅 Shiya,明哲 Mingzhe,若琳 Ruolin,文博 Wenbo,晓峰 Xiaofeng,佳宁 Jianing,天佑 Tianyou,海燕 Haiyan,建国 Jianguo,静怡 Jingyi,宇航 Yuhang,雪梅 Xuemei,承泽 Chengze,慧敏 Huimin,景行 Jingxing,伟 Wei,芳 Fang,磊 Lei,娜 Na'.split(
    ',',
  );

function words(list: readonly string[], index: number): [string, string] {
  const [chinese = '', latin = ''] = (list[index % list.length] ?? '').split(' ');
  return [chinese, latin];
}

/** Returns the names of an invented person; deterministic by number. */
export function personName(
  index: number,
): Pick<DemoUser, 'firstName' | 'lastName' | 'chineseName'> {
  const [surname, lastName] = words(SURNAMES, index * 7);
  const [given, firstName] = words(GIVEN, index * 11);
  return { firstName, lastName, chineseName: surname + given };
}
