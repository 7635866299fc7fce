/** Pairs of a word and the word that Hong Kong texts of the site use in its place. */
type Words = readonly (readonly [found: string, use: string])[];

/** Words of the mainland. The converter replaces them in converted texts. */
export const MAINLAND_WORDS: Words = [
  ['登錄', '登入'],
  ['退出登入', '登出'],
  ['視頻', '影片'],
  ['短視頻', '短片'],
  ['賬號', '帳戶'],
  ['帳號', '帳戶'],
  ['賬戶', '帳戶'],
  ['用户', '用戶'],
  ['客户', '客戶'],
  ['户', '戶'],
  ['聯繫', '聯絡'],
  ['短信', '短訊'],
  ['短信息', '短訊'],
  ['信息', '資訊'],
  ['網址', '網絡地址'],
  ['公布', '公佈'],
  ['發布', '發佈'],
  ['分布', '分佈'],
  ['宣布', '宣佈'],
  ['恢復碼', '備用碼'],
  ['恢復代碼', '備用碼'],
  ['什麼', '甚麼'],
  ['上傳', '上載'],
  ['默認', '預設'],
  ['屏幕', '螢幕'],
  ['鼠標', '滑鼠'],
  ['服務器', '伺服器'],
  ['鏈接', '連結'],
  ['電子郵箱', '電郵'],
  ['郵箱', '電郵'],
  ['隱私', '私隱'],
  ['模板', '範本'],
  ['頁腳', '頁尾'],
  ['惡意程序', '惡意程式'],
  ['啓', '啟'],
  ['裡', '裏'],
  ['牀', '床'],
  ['“', '「'],
  ['”', '」'],
];

/** Words of Taiwan, and words whose replacement depends on the sentence. */
export const OTHER_WORDS: Words = [
  ['登陸', '登入'],
  ['身分', '身份'],
  ['簡訊', '短訊'],
  ['網路', '網絡'],
  ['位址', '地址'],
  ['使用者', '用戶'],
  ['檢視', '查看'],
  ['軟體', '軟件'],
  ['硬體', '硬件'],
  ['專案', '項目'],
  ['權杖', '令牌'],
  ['佇列', '隊列'],
  ['建置', '構建'],
  ['支援單位', '支持單位'],
  ['菜單', '選單'],
];

/** Names and terms that contain one of the words above and stay as they are. */
export const KEPT_WORDS: readonly string[] = ['視頻號'];
