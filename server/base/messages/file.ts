import type { Texts } from './texts.ts';

export const fileTexts = {
  fileMissing: ['没有收到文件', 'No file was received', '沒有收到檔案'],
  fileEmpty: ['文件是空的', 'The file is empty', '檔案是空的'],
  fileType: ['不支持的文件类型', 'This type of file is not supported', '不支援的檔案類型'],
  fileInfected: [
    '文件中发现恶意内容，已拒绝上传',
    'The file contains malicious content and was rejected',
    '檔案中發現惡意內容，已拒絕上載',
  ],
  fileEncrypted: [
    '文件已加密，请在原软件中取消密码和权限限制、重新保存后再上传',
    'The file is encrypted. Please remove its password and restrictions in the original program, save it, and upload it again',
    '檔案已加密，請在原軟件中取消密碼和權限限制、重新儲存後再上載',
  ],
  pictureTooLarge: [
    '图片尺寸为 {width} × {height} 像素，过大；请缩小到 {limit} 亿像素以内再上传',
    'The picture has {width} × {height} pixels. Please reduce it to at most {limit} × 100 million pixels and upload it again',
    '圖片尺寸為 {width} × {height} 像素，過大；請縮小到 {limit} 億像素以內再上載',
  ],
  animationTooLong: [
    '动图共 {frames} 帧，每帧 {width} × {height} 像素，数据量过大；请减少帧数或缩小尺寸，或改为上传视频',
    'The animation has {frames} frames of {width} × {height} pixels, which is too much data. Please use fewer frames or a smaller size, or upload a video instead',
    '動圖共 {frames} 幀，每幀 {width} × {height} 像素，數據量過大；請減少幀數或縮小尺寸，或改為上載影片',
  ],
  fileMacros: [
    '文件含有宏，请另存为不含宏的格式后再上传',
    'The file contains macros. Please save it in a format without macros and upload it again',
    '檔案含有巨集，請另存為不含巨集的格式後再上載',
  ],
  fileTooLarge: [
    '文件大小不能超过 {limit} MB',
    'Files can be at most {limit} MB',
    '檔案大小不能超過 {limit} MB',
  ],
  fileRange: [
    '文件没有所请求的部分',
    'The file does not contain the requested part',
    '檔案沒有所請求的部分',
  ],
  fileQuota: [
    '您上传的文件总量已达 {limit} GB 上限',
    'You have reached the limit of {limit} GB for uploaded files',
    '您上載的檔案總量已達 {limit} GB 上限',
  ],
  fileNotYours: [
    '该文件已不存在或不属于您，请重新上传',
    'The file no longer exists or belongs to another account, please upload it again',
    '該檔案已不存在或不屬於您，請重新上載',
  ],
  fileKind: ['文件类型不符合要求', 'This file type is not accepted here', '檔案類型不符合要求'],
} satisfies Texts;
