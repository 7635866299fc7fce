/** Languages of the server's messages; the first is the default. */
export const LANGUAGES = ['zh-CN', 'en-US', 'zh-HK'] as const;
export type Language = (typeof LANGUAGES)[number];

const MESSAGES = {
  ok: ['操作成功', 'OK', '操作成功'],
  badRequest: ['请求参数错误', 'Request parameter error', '請求參數錯誤'],
  required: ['不能为空', 'is required', '不能為空'],
  tooShort: ['太短', 'is too short', '太短'],
  tooLong: ['太长', 'is too long', '太長'],
  tooSmall: ['太小', 'is too small', '太小'],
  tooLarge: ['太大', 'is too large', '太大'],
  malformed: ['格式不正确', 'is malformed', '格式不正確'],
  notAllowed: ['不是允许的值', 'is not an allowed value', '不是允許的值'],
  mediaType: [
    '请求内容必须是 application/json',
    'The request body must be application/json',
    '請求內容必須是 application/json',
  ],
  bodyTooLarge: ['请求内容过大', 'The request body is too large', '請求內容過大'],
  sessionExpired: [
    '登录已过期，请重新登录',
    'Your session has expired, please log in again',
    '登入已過期，請重新登入',
  ],
  notFound: [
    '内容不存在或已下线',
    'This content does not exist or is no longer online',
    '內容不存在或已下線',
  ],
  unknownCall: ['接口不存在', 'There is no such API', '介面不存在'],
  serverFault: [
    '服务器繁忙，请稍后重试',
    'The server is busy, please try again later',
    '伺服器繁忙，請稍後重試',
  ],
  wrongPassword: ['用户名或密码错误', 'Wrong user name or password', '用戶名或密碼錯誤'],
  tooManyAttempts: [
    '尝试次数过多，请 {minutes} 分钟后再试',
    'Too many attempts, please try again in {minutes} minutes',
    '嘗試次數過多，請 {minutes} 分鐘後再試',
  ],
  signUpNotOpen: ['报名尚未开始', 'Sign-up has not opened yet', '報名尚未開始'],
  signUpClosed: ['报名已截止', 'Sign-up has closed', '報名已截止'],
  signedUpAlready: [
    '您已报名该活动',
    'You have already signed up for this activity',
    '您已報名該活動',
  ],
  activityFull: ['活动名额已满', 'This activity is full', '活動名額已滿'],
  notSignedUp: ['您尚未报名该活动', 'You have not signed up for this activity', '您尚未報名該活動'],
  cancelTooLate: [
    '活动已开始，无法取消报名',
    'The activity has begun, the sign-up can no longer be cancelled',
    '活動已開始，無法取消報名',
  ],
} satisfies Record<string, [zhCN: string, enUS: string, zhHK: string]>;

export type MessageId = keyof typeof MESSAGES;

/** The text of a message; `values` fill its `{name}` places. */
export function message(
  language: Language,
  id: MessageId,
  values: Record<string, string | number> = {},
): string {
  const text = MESSAGES[id][LANGUAGES.indexOf(language)] ?? MESSAGES[id][0];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function languageOf(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (/^zh-(hk|tw|mo|hant)/.test(lower)) return 'zh-HK';
  if (/^zh\b/.test(lower)) return 'zh-CN';
  if (/^en\b/.test(lower)) return 'en-US';
  return undefined;
}

/** The language that an `Accept-Language` header asks for most, of those that the server has. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
    return { language: languageOf(tag), weight: Number(weight ?? 1) };
  });
  const known = wishes.filter((wish) => wish.language !== undefined && wish.weight > 0);
  known.sort((a, b) => b.weight - a.weight);
  return known[0]?.language ?? 'zh-CN';
}
