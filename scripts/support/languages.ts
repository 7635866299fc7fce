/** Languages of `Accept-Language` in the contract; the first is the default. */
export const CONTRACT_LANGUAGES = ['zh-CN', 'en-US', 'zh-HK'] as const;
export type ContractLanguage = (typeof CONTRACT_LANGUAGES)[number];

/** Frequent characters of only one Chinese script, in pairs. */
const SIMPLIFIED =
  '们个为书买产亲仅从众优会传伤体余侧储关兴养内册军农冲决况净准几击创删别刚则办务动劳励势医华协单卖卫历压厅厂县参双发变号后听启员响团园围图国圆场块坚坛垫墙声处备复够头夺奖妆妇学宁实审宽宾对导寻将尔尘尝层属岁岛币师带帮干并广库应废开异弃张弹强归当录彻径忆态怀总恢恶悬惊惯愿懒战户执扩扫扬扰护报担择换据损摄敌数断无旧时显晋晓暂术机杀杂权条来极构标样桥检楼欢欧残毕气汇汉沟没泽洁测济浏浓涛润涨满滤滚灭灯灵点炼烦热爱状独猎现环电画畅疗确码础离种积称税稳穷窗竞笔签简类紧红约级纪纯纳纵纸线练组细织终绍经结给络绝统继续维综绿缓编缩缺网罗职联肃胜脚脸艺节范荐药获虑虽蚀补装见观规视觉览触订认计讨让训议讯记讲许论设访证评识诉词译试诗话该详误说请读课调谁谅谈谢资质账责败货贯贴贵费贺赏赔赖赛赢赶趋跃践车转轮软轻载较辅输边达过运还这进远连迟适选递逻遗邮邻采释里针钟钥铁银销锁错键闭问间闻队阅阳阶际陆陈险隐难静页项顺须预领频题颜额风飞饭饮馆驱验驳鱼龙龄';
const TRADITIONAL =
  '們個為書買產親僅從眾優會傳傷體餘側儲關興養內冊軍農沖決況淨準幾擊創刪別剛則辦務動勞勵勢醫華協單賣衛歷壓廳廠縣參雙發變號後聽啟員響團園圍圖國圓場塊堅壇墊牆聲處備復夠頭奪獎妝婦學寧實審寬賓對導尋將爾塵嘗層屬歲島幣師帶幫幹並廣庫應廢開異棄張彈強歸當錄徹徑憶態懷總恢惡懸驚慣願懶戰戶執擴掃揚擾護報擔擇換據損攝敵數斷無舊時顯晉曉暫術機殺雜權條來極構標樣橋檢樓歡歐殘畢氣匯漢溝沒澤潔測濟瀏濃濤潤漲滿濾滾滅燈靈點煉煩熱愛狀獨獵現環電畫暢療確碼礎離種積稱稅穩窮窗競筆簽簡類緊紅約級紀純納縱紙線練組細織終紹經結給絡絕統繼續維綜綠緩編縮缺網羅職聯肅勝腳臉藝節範薦藥獲慮雖蝕補裝見觀規視覺覽觸訂認計討讓訓議訊記講許論設訪證評識訴詞譯試詩話該詳誤說請讀課調誰諒談謝資質賬責敗貨貫貼貴費賀賞賠賴賽贏趕趨躍踐車轉輪軟輕載較輔輸邊達過運還這進遠連遲適選遞邏遺郵鄰採釋裡針鐘鑰鐵銀銷鎖錯鍵閉問間聞隊閱陽階際陸陳險隱難靜頁項順須預領頻題顏額風飛飯飲館驅驗駁魚龍齡';

/** Characters of the lists that both scripts use, such as `干` in `若干`. */
const SHARED = new Set(Array.from('准干采里后历范沖余复并'));

function onlyIn(own: string, other: string): ReadonlySet<string> {
  const others = new Set(other);
  return new Set(Array.from(own).filter((one) => !others.has(one) && !SHARED.has(one)));
}

const ONLY_SIMPLIFIED = onlyIn(SIMPLIFIED, TRADITIONAL);
const ONLY_TRADITIONAL = onlyIn(TRADITIONAL, SIMPLIFIED);

const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;

/** Returns the characters of a Chinese text that belong to the other script. */
export function foreignCharacters(text: string, language: ContractLanguage): string[] {
  if (language === 'en-US') return [];
  const foreign = language === 'zh-CN' ? ONLY_TRADITIONAL : ONLY_SIMPLIFIED;
  return Array.from(new Set(text)).filter((one) => foreign.has(one));
}

/**
 * Returns true if a message can be in a language: English contains no Chinese characters, Chinese
 * contains some and none of the other script. A text without letters matches every language.
 */
export function isInLanguage(text: string, language: ContractLanguage): boolean {
  if (!LETTER.test(text)) return true;
  if (language === 'en-US') return !HAN.test(text);
  return HAN.test(text) && foreignCharacters(text, language).length === 0;
}
