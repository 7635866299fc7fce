import type { Texts } from './texts.ts';

export const fileTexts = {
  fileMissing: ['没有收到文件', 'No file was received', '沒有收到檔案'],
  fileEmpty: ['文件是空的', 'The file is empty', '檔案是空的'],
  fileType: ['不支持的文件类型', 'This type of file is not supported', '不支援的檔案類型'],
  fileInfected: [
    '文件中发现恶意内容，已拒绝上传',
    'Something malicious was found in the file, it was refused',
    '檔案中發現惡意內容，已拒絕上傳',
  ],
  fileMacros: [
    '文件含有宏，请另存为不含宏的格式后再上传',
    'The file holds macros, please save it in a format without them and upload it again',
    '檔案含有巨集，請另存為不含巨集的格式後再上傳',
  ],
  fileTooLarge: [
    '文件大小不能超过 {limit} MB',
    'A file can be at most {limit} MB large',
    '檔案大小不能超過 {limit} MB',
  ],
  fileRange: [
    '文件没有所请求的部分',
    'The file does not have the part that was asked for',
    '檔案沒有所請求的部分',
  ],
  fileQuota: [
    '您上传的文件总量已达 {limit} GB 上限',
    'You have reached the limit of {limit} GB of uploaded files',
    '您上傳的檔案總量已達 {limit} GB 上限',
  ],
  fileNotYours: [
    '该文件已不存在或不属于您，请重新上传',
    'The file no longer exists or is not yours; upload it again',
    '該檔案已不存在或不屬於您，請重新上傳',
  ],
  fileKind: ['文件类型不符合要求', 'The file is of the wrong kind', '檔案類型不符合要求'],
} satisfies Texts;
