import type { Texts } from './texts.ts';

/** Problems of imported tables; each states the expected format or the allowed values. */
export const importTexts = {
  importColumnUnknown: [
    '没有名为“{column}”的列。可用的列：{columns}',
    'There is no column “{column}”. Available columns: {columns}',
    '沒有名為「{column}」的欄。可用的欄：{columns}',
  ],
  importColumnTwice: [
    '“{column}”列出现了两次',
    'The column “{column}” appears twice',
    '「{column}」欄出現了兩次',
  ],
  importCellsBeyond: [
    '这一行的单元格比列名多，请检查分隔符和引号',
    'This row has more cells than the table has columns. Check the separators and quotes',
    '這一行的儲存格比欄名多，請檢查分隔符號和引號',
  ],
  importUnreadable: [
    '含有无法识别的字符（\uFFFD），请从原文件重新保存为 Excel 或 UTF-8 格式',
    'contains unreadable characters (\uFFFD). Save the original file again, as Excel or UTF-8',
    '含有無法識別的字元（\uFFFD），請從原檔案重新儲存為 Excel 或 UTF-8 格式',
  ],
  importCutCell: [
    '填满了整个单元格，结尾可能已丢失。请改用 CSV 格式导出',
    'fills the whole cell, so its end may be missing. Export the list as CSV instead',
    '填滿了整個儲存格，結尾可能已遺失。請改用 CSV 格式匯出',
  ],
  importRowTwice: [
    '编号与前面的某一行相同',
    'An earlier row has the same ID',
    '編號與前面的某一行相同',
  ],
  importOneOf: ['只能是：{values}', 'must be one of: {values}', '只能是：{values}'],
  importEmail: [
    '应为邮箱地址，例如 {example}',
    'must be an email address, such as {example}',
    '應為電郵地址，例如 {example}',
  ],
  importPhone: [
    '应为手机号：10 至 16 位数字，可以以 + 开头，例如 {example}',
    'must be a mobile number of 10 to 16 digits, with or without a leading +, such as {example}',
    '應為手機號碼：10 至 16 位數字，可以以 + 開頭，例如 {example}',
  ],
  importName: [
    '须包含文字或数字，且不能换行，例如 {example}',
    'must contain a letter or digit and no line break; an example is {example}',
    '須包含文字或數字，且不能換行，例如 {example}',
  ],
  importTime: [
    '应为日期和时间，例如 {example}',
    'must be a date and time, such as {example}',
    '應為日期和時間，例如 {example}',
  ],
  importInteger: [
    '应为整数，例如 {example}',
    'must be a whole number, such as {example}',
    '應為整數，例如 {example}',
  ],
  importForm: [
    '格式不正确，例如 {example}',
    'has an invalid format; an example is {example}',
    '格式不正確，例如 {example}',
  ],
  importLongest: [
    '最多 {limit} 个字符',
    'must have at most {limit} characters',
    '最多 {limit} 個字元',
  ],
  importShortest: [
    '至少 {limit} 个字符',
    'must have at least {limit} characters',
    '至少 {limit} 個字元',
  ],
  importLargest: ['不能大于 {limit}', 'must be at most {limit}', '不能大於 {limit}'],
  importSmallest: ['不能小于 {limit}', 'must be at least {limit}', '不能小於 {limit}'],
  importContactFixed: [
    '已有账号的手机号和邮箱不能通过导入修改，请在该账号中修改',
    'An import doesn’t change the mobile number or email of an existing account. Change it in the account',
    '已有帳戶的手機號碼和電郵不能透過匯入修改，請在該帳戶中修改',
  ],
  importDraftOpen: [
    '该活动有未发布的修改，请先发布或放弃该修改',
    'This activity has unpublished changes. Publish or discard them first',
    '該活動有未發佈的修改，請先發佈或放棄該修改',
  ],
} satisfies Texts;
