import type { Texts } from './texts.ts';

export const commonTexts = {
  ok: ['操作成功', 'OK', '操作成功'],
  badRequest: ['请求参数错误', 'Request parameter error', '請求參數錯誤'],
  required: ['请填写此项', 'This is required', '請填寫此項'],
  tooShort: ['内容太短', 'This is too short', '內容太短'],
  tooLong: ['内容太长', 'This is too long', '內容太長'],
  tooSmall: ['数值太小', 'This is too small', '數值太小'],
  tooLarge: ['数值太大', 'This is too large', '數值太大'],
  malformed: ['格式不正确', 'The format is invalid', '格式不正確'],
  notAllowed: ['不是允许的值', 'This value is not allowed', '不是允許的值'],
  incomplete: [
    '未填写或格式不正确',
    'This is missing or has an invalid format',
    '未填寫或格式不正確',
  ],
  mediaType: ['请求内容必须是 {type}', 'The request body must be {type}', '請求內容必須是 {type}'],
  bodyTooLarge: ['请求内容过大', 'The request body is too large', '請求內容過大'],
  changedElsewhere: [
    '内容已在其他页面或设备上被修改',
    'This has been changed in another tab or on another device',
    '內容已在其他頁面或裝置上被修改',
  ],
  notFound: ['内容不存在或已下线', 'This page is no longer available', '內容不存在或已下線'],
  forbidden: [
    '抱歉，您没有操作权限',
    'Sorry, you do not have permission to operate',
    '抱歉，您沒有操作權限',
  ],
  unknownCall: ['接口不存在', 'This API does not exist', '介面不存在'],
  serverFault: [
    '服务器繁忙，请稍后重试',
    'The server is busy, please try again later',
    '伺服器繁忙，請稍後重試',
  ],
  unavailable: [
    '服务暂时不可用，请稍后重试',
    'The service is temporarily unavailable, please try again later',
    '服務暫時無法使用，請稍後重試',
  ],
} satisfies Texts;
