/**
 * Provinces, municipalities, autonomous regions and special administrative regions of China with their
 * next-level divisions. One line per place: code (GB/T 2260; for Taiwan as continued by the Ministry of
 * Civil Affairs), name in Simplified Chinese, name in English (`_` for a space), and name in Traditional
 * Chinese (Hong Kong) if it differs.
 */
export const DIVISIONS: readonly string[] = [
  `110000 北京市 Beijing
110100 北京 Beijing`,
  `120000 天津市 Tianjin
120100 天津 Tianjin`,
  `130000 河北 Hebei
130100 石家庄 Shijiazhuang 石家莊
130200 唐山 Tangshan
130300 秦皇岛 Qinhuangdao 秦皇島
130400 邯郸 Handan 邯鄲
130500 邢台 Xingtai
130600 保定 Baoding
130700 张家口 Zhangjiakou 張家口
130800 承德 Chengde
130900 沧州 Cangzhou 滄州
131000 廊坊 Langfang
131100 衡水 Hengshui`,
  `140000 山西 Shanxi
140100 太原 Taiyuan
140200 大同 Datong
140300 阳泉 Yangquan 陽泉
140400 长治 Changzhi 長治
140500 晋城 Jincheng 晉城
140600 朔州 Shuozhou
140700 晋中 Jinzhong 晉中
140800 运城 Yuncheng 運城
140900 忻州 Xinzhou
141000 临汾 Linfen 臨汾
141100 吕梁 Lüliang 呂梁`,
  `150000 内蒙古 Inner_Mongolia 內蒙古
150100 呼和浩特 Hohhot
150200 包头 Baotou 包頭
150300 乌海 Wuhai 烏海
150400 赤峰 Chifeng
150500 通辽 Tongliao 通遼
150600 鄂尔多斯 Ordos 鄂爾多斯
150700 呼伦贝尔 Hulunbuir 呼倫貝爾
150800 巴彦淖尔 Bayannur 巴彥淖爾
150900 乌兰察布 Ulanqab 烏蘭察布
152200 兴安盟 Hinggan_League 興安盟
152500 锡林郭勒盟 Xilingol_League 錫林郭勒盟
152900 阿拉善盟 Alxa_League`,
  `210000 辽宁 Liaoning 遼寧
210100 沈阳 Shenyang 瀋陽
210200 大连 Dalian 大連
210300 鞍山 Anshan
210400 抚顺 Fushun 撫順
210500 本溪 Benxi
210600 丹东 Dandong 丹東
210700 锦州 Jinzhou 錦州
210800 营口 Yingkou 營口
210900 阜新 Fuxin
211000 辽阳 Liaoyang 遼陽
211100 盘锦 Panjin 盤錦
211200 铁岭 Tieling 鐵嶺
211300 朝阳 Chaoyang 朝陽
211400 葫芦岛 Huludao 葫蘆島`,
  `220000 吉林 Jilin
220100 长春 Changchun 長春
220200 吉林 Jilin
220300 四平 Siping
220400 辽源 Liaoyuan 遼源
220500 通化 Tonghua
220600 白山 Baishan
220700 松原 Songyuan
220800 白城 Baicheng
222400 延边朝鲜族自治州 Yanbian_Korean_Autonomous_Prefecture 延邊朝鮮族自治州`,
  `230000 黑龙江 Heilongjiang 黑龍江
230100 哈尔滨 Harbin 哈爾濱
230200 齐齐哈尔 Qiqihar 齊齊哈爾
230300 鸡西 Jixi 雞西
230400 鹤岗 Hegang 鶴崗
230500 双鸭山 Shuangyashan 雙鴨山
230600 大庆 Daqing 大慶
230700 伊春 Yichun
230800 佳木斯 Jiamusi
230900 七台河 Qitaihe
231000 牡丹江 Mudanjiang
231100 黑河 Heihe
231200 绥化 Suihua 綏化
232700 大兴安岭地区 Da_Hinggan_Ling_Prefecture 大興安嶺地區`,
  `310000 上海市 Shanghai
310100 上海 Shanghai`,
  `320000 江苏 Jiangsu 江蘇
320100 南京 Nanjing
320200 无锡 Wuxi 無錫
320300 徐州 Xuzhou
320400 常州 Changzhou
320500 苏州 Suzhou 蘇州
320600 南通 Nantong
320700 连云港 Lianyungang 連雲港
320800 淮安 Huai’an
320900 盐城 Yancheng 鹽城
321000 扬州 Yangzhou 揚州
321100 镇江 Zhenjiang 鎮江
321200 泰州 Taizhou
321300 宿迁 Suqian 宿遷`,
  `330000 浙江 Zhejiang
330100 杭州 Hangzhou
330200 宁波 Ningbo 寧波
330300 温州 Wenzhou
330400 嘉兴 Jiaxing 嘉興
330500 湖州 Huzhou
330600 绍兴 Shaoxing 紹興
330700 金华 Jinhua 金華
330800 衢州 Quzhou
330900 舟山 Zhoushan
331000 台州 Taizhou
331100 丽水 Lishui 麗水`,
  `340000 安徽 Anhui
340100 合肥 Hefei
340200 芜湖 Wuhu 蕪湖
340300 蚌埠 Bengbu
340400 淮南 Huainan
340500 马鞍山 Ma’anshan 馬鞍山
340600 淮北 Huaibei
340700 铜陵 Tongling 銅陵
340800 安庆 Anqing 安慶
341000 黄山 Huangshan 黃山
341100 滁州 Chuzhou
341200 阜阳 Fuyang 阜陽
341300 宿州 Suzhou
341500 六安 Lu’an
341600 亳州 Bozhou
341700 池州 Chizhou
341800 宣城 Xuancheng`,
  `350000 福建 Fujian
350100 福州 Fuzhou
350200 厦门 Xiamen 廈門
350300 莆田 Putian
350400 三明 Sanming
350500 泉州 Quanzhou
350600 漳州 Zhangzhou
350700 南平 Nanping
350800 龙岩 Longyan 龍岩
350900 宁德 Ningde 寧德`,
  `360000 江西 Jiangxi
360100 南昌 Nanchang
360200 景德镇 Jingdezhen 景德鎮
360300 萍乡 Pingxiang 萍鄉
360400 九江 Jiujiang
360500 新余 Xinyu
360600 鹰潭 Yingtan 鷹潭
360700 赣州 Ganzhou 贛州
360800 吉安 Ji’an
360900 宜春 Yichun
361000 抚州 Fuzhou 撫州
361100 上饶 Shangrao 上饒`,
  `370000 山东 Shandong 山東
370100 济南 Jinan 濟南
370200 青岛 Qingdao 青島
370300 淄博 Zibo
370400 枣庄 Zaozhuang 棗莊
370500 东营 Dongying 東營
370600 烟台 Yantai 煙台
370700 潍坊 Weifang 濰坊
370800 济宁 Jining 濟寧
370900 泰安 Tai’an
371000 威海 Weihai
371100 日照 Rizhao
371300 临沂 Linyi 臨沂
371400 德州 Dezhou
371500 聊城 Liaocheng
371600 滨州 Binzhou 濱州
371700 菏泽 Heze 菏澤`,
  `410000 河南 Henan
410100 郑州 Zhengzhou 鄭州
410200 开封 Kaifeng 開封
410300 洛阳 Luoyang 洛陽
410400 平顶山 Pingdingshan 平頂山
410500 安阳 Anyang 安陽
410600 鹤壁 Hebi 鶴壁
410700 新乡 Xinxiang 新鄉
410800 焦作 Jiaozuo
410900 濮阳 Puyang 濮陽
411000 许昌 Xuchang 許昌
411100 漯河 Luohe
411200 三门峡 Sanmenxia 三門峽
411300 南阳 Nanyang 南陽
411400 商丘 Shangqiu
411500 信阳 Xinyang 信陽
411600 周口 Zhoukou
411700 驻马店 Zhumadian 駐馬店`,
  `420000 湖北 Hubei
420100 武汉 Wuhan 武漢
420200 黄石 Huangshi 黃石
420300 十堰 Shiyan
420500 宜昌 Yichang
420600 襄阳 Xiangyang 襄陽
420700 鄂州 Ezhou
420800 荆门 Jingmen 荊門
420900 孝感 Xiaogan
421000 荆州 Jingzhou 荊州
421100 黄冈 Huanggang 黃岡
421200 咸宁 Xianning 咸寧
421300 随州 Suizhou 隨州
422800 恩施土家族苗族自治州 Enshi_Tujia_and_Miao_Autonomous_Prefecture`,
  `430000 湖南 Hunan
430100 长沙 Changsha 長沙
430200 株洲 Zhuzhou
430300 湘潭 Xiangtan
430400 衡阳 Hengyang 衡陽
430500 邵阳 Shaoyang 邵陽
430600 岳阳 Yueyang 岳陽
430700 常德 Changde
430800 张家界 Zhangjiajie 張家界
430900 益阳 Yiyang 益陽
431000 郴州 Chenzhou
431100 永州 Yongzhou
431200 怀化 Huaihua 懷化
431300 娄底 Loudi 婁底
433100 湘西土家族苗族自治州 Xiangxi_Tujia_and_Miao_Autonomous_Prefecture`,
  `440000 广东 Guangdong 廣東
440100 广州 Guangzhou 廣州
440200 韶关 Shaoguan 韶關
440300 深圳 Shenzhen
440400 珠海 Zhuhai
440500 汕头 Shantou 汕頭
440600 佛山 Foshan
440700 江门 Jiangmen 江門
440800 湛江 Zhanjiang
440900 茂名 Maoming
441200 肇庆 Zhaoqing 肇慶
441300 惠州 Huizhou
441400 梅州 Meizhou
441500 汕尾 Shanwei
441600 河源 Heyuan
441700 阳江 Yangjiang 陽江
441800 清远 Qingyuan 清遠
441900 东莞 Dongguan 東莞
442000 中山 Zhongshan
445100 潮州 Chaozhou
445200 揭阳 Jieyang 揭陽
445300 云浮 Yunfu 雲浮`,
  `450000 广西 Guangxi 廣西
450100 南宁 Nanning 南寧
450200 柳州 Liuzhou
450300 桂林 Guilin
450400 梧州 Wuzhou
450500 北海 Beihai
450600 防城港 Fangchenggang
450700 钦州 Qinzhou 欽州
450800 贵港 Guigang 貴港
450900 玉林 Yulin
451000 百色 Baise
451100 贺州 Hezhou 賀州
451200 河池 Hechi
451300 来宾 Laibin 來賓
451400 崇左 Chongzuo`,
  `460000 海南 Hainan
460100 海口 Haikou
460200 三亚 Sanya 三亞
460300 三沙 Sansha
460400 儋州 Danzhou`,
  `500000 重庆市 Chongqing 重慶市
500100 重庆 Chongqing 重慶`,
  `510000 四川 Sichuan
510100 成都 Chengdu
510300 自贡 Zigong 自貢
510400 攀枝花 Panzhihua
510500 泸州 Luzhou 瀘州
510600 德阳 Deyang 德陽
510700 绵阳 Mianyang 綿陽
510800 广元 Guangyuan 廣元
510900 遂宁 Suining 遂寧
511000 内江 Neijiang 內江
511100 乐山 Leshan 樂山
511300 南充 Nanchong
511400 眉山 Meishan
511500 宜宾 Yibin 宜賓
511600 广安 Guang’an 廣安
511700 达州 Dazhou 達州
511800 雅安 Ya’an
511900 巴中 Bazhong
512000 资阳 Ziyang 資陽
513200 阿坝藏族羌族自治州 Aba_Tibetan_and_Qiang_Autonomous_Prefecture 阿壩藏族羌族自治州
513300 甘孜藏族自治州 Garze_Tibetan_Autonomous_Prefecture
513400 凉山彝族自治州 Liangshan_Yi_Autonomous_Prefecture 涼山彝族自治州`,
  `520000 贵州 Guizhou 貴州
520100 贵阳 Guiyang 貴陽
520200 六盘水 Liupanshui 六盤水
520300 遵义 Zunyi 遵義
520400 安顺 Anshun 安順
520500 毕节 Bijie 畢節
520600 铜仁 Tongren 銅仁
522300 黔西南布依族苗族自治州 Qianxinan_Buyei_and_Miao_Autonomous_Prefecture
522600 黔东南苗族侗族自治州 Qiandongnan_Miao_and_Dong_Autonomous_Prefecture 黔東南苗族侗族自治州
522700 黔南布依族苗族自治州 Qiannan_Buyei_and_Miao_Autonomous_Prefecture`,
  `530000 云南 Yunnan 雲南
530100 昆明 Kunming
530300 曲靖 Qujing
530400 玉溪 Yuxi
530500 保山 Baoshan
530600 昭通 Zhaotong
530700 丽江 Lijiang 麗江
530800 普洱 Pu’er
530900 临沧 Lincang 臨滄
532300 楚雄彝族自治州 Chuxiong_Yi_Autonomous_Prefecture
532500 红河哈尼族彝族自治州 Honghe_Hani_and_Yi_Autonomous_Prefecture 紅河哈尼族彝族自治州
532600 文山壮族苗族自治州 Wenshan_Zhuang_and_Miao_Autonomous_Prefecture 文山壯族苗族自治州
532800 西双版纳傣族自治州 Xishuangbanna_Dai_Autonomous_Prefecture 西雙版納傣族自治州
532900 大理白族自治州 Dali_Bai_Autonomous_Prefecture
533100 德宏傣族景颇族自治州 Dehong_Dai_and_Jingpo_Autonomous_Prefecture 德宏傣族景頗族自治州
533300 怒江傈僳族自治州 Nujiang_Lisu_Autonomous_Prefecture
533400 迪庆藏族自治州 Diqing_Tibetan_Autonomous_Prefecture 迪慶藏族自治州`,
  `540000 西藏 Xizang
540100 拉萨 Lhasa 拉薩
540200 日喀则 Shigatse 日喀則
540300 昌都 Qamdo
540400 林芝 Nyingchi
540500 山南 Shannan
540600 那曲 Nagqu
542500 阿里地区 Ngari_Prefecture 阿里地區`,
  `610000 陕西 Shaanxi 陝西
610100 西安 Xi’an
610200 铜川 Tongchuan 銅川
610300 宝鸡 Baoji 寶雞
610400 咸阳 Xianyang 咸陽
610500 渭南 Weinan
610600 延安 Yan’an
610700 汉中 Hanzhong 漢中
610800 榆林 Yulin
610900 安康 Ankang
611000 商洛 Shangluo`,
  `620000 甘肃 Gansu 甘肅
620100 兰州 Lanzhou 蘭州
620200 嘉峪关 Jiayuguan 嘉峪關
620300 金昌 Jinchang
620400 白银 Baiyin 白銀
620500 天水 Tianshui
620600 武威 Wuwei
620700 张掖 Zhangye 張掖
620800 平凉 Pingliang 平涼
620900 酒泉 Jiuquan
621000 庆阳 Qingyang 慶陽
621100 定西 Dingxi
621200 陇南 Longnan 隴南
622900 临夏回族自治州 Linxia_Hui_Autonomous_Prefecture 臨夏回族自治州
623000 甘南藏族自治州 Gannan_Tibetan_Autonomous_Prefecture`,
  `630000 青海 Qinghai
630100 西宁 Xining 西寧
630200 海东 Haidong 海東
632200 海北藏族自治州 Haibei_Tibetan_Autonomous_Prefecture
632300 黄南藏族自治州 Huangnan_Tibetan_Autonomous_Prefecture 黃南藏族自治州
632500 海南藏族自治州 Hainan_Tibetan_Autonomous_Prefecture
632600 果洛藏族自治州 Golog_Tibetan_Autonomous_Prefecture
632700 玉树藏族自治州 Yushu_Tibetan_Autonomous_Prefecture 玉樹藏族自治州
632800 海西蒙古族藏族自治州 Haixi_Mongol_and_Tibetan_Autonomous_Prefecture`,
  `640000 宁夏 Ningxia 寧夏
640100 银川 Yinchuan 銀川
640200 石嘴山 Shizuishan
640300 吴忠 Wuzhong 吳忠
640400 固原 Guyuan
640500 中卫 Zhongwei 中衞`,
  `650000 新疆 Xinjiang
650100 乌鲁木齐 Urumqi 烏魯木齊
650200 克拉玛依 Karamay 克拉瑪依
650400 吐鲁番 Turpan 吐魯番
650500 哈密 Hami
652300 昌吉回族自治州 Changji_Hui_Autonomous_Prefecture
652700 博尔塔拉蒙古自治州 Bortala_Mongol_Autonomous_Prefecture 博爾塔拉蒙古自治州
652800 巴音郭楞蒙古自治州 Bayingolin_Mongol_Autonomous_Prefecture
652900 阿克苏地区 Aksu_Prefecture 阿克蘇地區
653000 克孜勒苏柯尔克孜自治州 Kizilsu_Kyrgyz_Autonomous_Prefecture 克孜勒蘇柯爾克孜自治州
653100 喀什地区 Kashgar_Prefecture 喀什地區
653200 和田地区 Hotan_Prefecture 和田地區
654000 伊犁哈萨克自治州 Ili_Kazakh_Autonomous_Prefecture 伊犁哈薩克自治州
654200 塔城地区 Tacheng_Prefecture 塔城地區
654300 阿勒泰地区 Altay_Prefecture 阿勒泰地區`,
  `710000 台湾 Taiwan 台灣
710100 台北 Taipei
710200 高雄 Kaohsiung
710300 台南 Tainan
710400 台中 Taichung
710600 南投县 Nantou_County 南投縣
710700 基隆 Keelung
710800 新竹市 Hsinchu
710900 嘉义市 Chiayi 嘉義市
711100 新北 New_Taipei
711200 宜兰县 Yilan_County 宜蘭縣
711300 新竹县 Hsinchu_County 新竹縣
711400 桃园 Taoyuan 桃園
711500 苗栗县 Miaoli_County 苗栗縣
711700 彰化县 Changhua_County 彰化縣
711900 嘉义县 Chiayi_County 嘉義縣
712100 云林县 Yunlin_County 雲林縣
712400 屏东县 Pingtung_County 屏東縣
712500 台东县 Taitung_County 台東縣
712600 花莲县 Hualien_County 花蓮縣
712700 澎湖县 Penghu_County 澎湖縣`,
  `810000 香港特别行政区 Hong_Kong_SAR 香港特別行政區
810100 香港 Hong_Kong`,
  `820000 澳门特别行政区 Macao_SAR 澳門特別行政區
820100 澳门 Macao 澳門`,
];
