import type { DemoUser } from './types.ts';

const ACCOUNTS: DemoUser[] = [
  {
    id: 'user-competitor',
    phone: '13800000001',
    email: 'competitor@example.org',
    password: 'Compete-2026',
    firstName: 'Xiaotong',
    lastName: 'Lin',
    chineseName: '林晓彤',
    permissions: [],
    roles: [],
  },
  {
    id: 'user-judge',
    phone: '13800000002',
    email: 'judge@example.org',
    password: 'Score-2026',
    firstName: 'Mingyuan',
    lastName: 'Zhou',
    chineseName: '周明远',
    permissions: ['score:user'],
    roles: [],
  },
  {
    id: 'user-administrator',
    phone: '13800000003',
    email: 'administrator@example.org',
    password: 'Admin-2026',
    firstName: 'Jing',
    lastName: 'Chen',
    chineseName: '陈静',
    permissions: ['system:login'],
    roles: [],
  },
];

const SURNAMES =
  '王 Wang,李 Li,张 Zhang,刘 Liu,陈 Chen,杨 Yang,黄 Huang,赵 Zhao,吴 Wu,周 Zhou,徐 Xu,孙 Sun,马 Ma,朱 Zhu,胡 Hu,郭 Guo,何 He,高 Gao,林 Lin,罗 Luo,郑 Zheng,梁 Liang,谢 Xie,宋 Song,唐 Tang,许 Xu,邓 Deng,冯 Feng,韩 Han,曹 Cao,曾 Zeng'.split(
    ',',
  );
const GIVEN =
  '子涵 Zihan,雨桐 Yutong,浩然 Haoran,思远 Siyuan,欣怡 Xinyi,俊杰 Junjie,梓萱 Zixuan,嘉豪 Jiahao,婉清 Wanqing,志强 Zhiqiang,诗雅 Shiya,明哲 Mingzhe,若琳 Ruolin,文博 Wenbo,晓峰 Xiaofeng,佳宁 Jianing,天佑 Tianyou,海燕 Haiyan,建国 Jianguo,静怡 Jingyi,宇航 Yuhang,雪梅 Xuemei,承泽 Chengze,慧敏 Huimin,景行 Jingxing,伟 Wei,芳 Fang,磊 Lei,娜 Na'.split(
    ',',
  );

/** How many people without a login fill the seats of the activities. */
const ATTENDEES = 220;

function words(list: readonly string[], index: number): [string, string] {
  const [chinese = '', latin = ''] = (list[index % list.length] ?? '').split(' ');
  return [chinese, latin];
}

function attendee(_: unknown, index: number): DemoUser {
  const [surname, lastName] = words(SURNAMES, index * 7);
  const [given, firstName] = words(GIVEN, index * 11);
  const number = String(index + 1).padStart(3, '0');
  return {
    id: `user-attendee-${number}`,
    phone: `13900010${number}`,
    email: `attendee${number}@example.org`,
    password: null,
    firstName,
    lastName,
    chineseName: surname + given,
    permissions: [],
    roles: [],
  };
}

/** The three demo accounts, then the people who only fill seats. */
export function demoUsers(): { users: DemoUser[]; attendeeIds: string[] } {
  const attendees = Array.from({ length: ATTENDEES }, attendee);
  return { users: [...ACCOUNTS, ...attendees], attendeeIds: attendees.map(({ id }) => id) };
}

/** The accounts that the login form offers, on a server with demo content only. */
export const demoLogins = ACCOUNTS.map(({ phone, password, chineseName }) => ({
  name: chineseName,
  username: phone,
  password,
}));
