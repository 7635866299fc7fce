import type { NewsRow } from './news-rows.ts';

/** News of former editions and their winners. */
export const FORMER: readonly NewsRow[] = [
  {
    kind: 'news',
    ago: [4, '08:30'],
    title: '往届获奖企业完成近亿元 B 轮融资：从参赛到量产，他们用了十八个月',
    source: '创新周刊',
    look: ['signing', 'amber'],
    edition: 'match-2',
    summary: '上届特等奖得主北辰固态能源宣布新一轮融资，首条中试线下月投产。',
    body: [
      '上届特等奖项目“低温固态电池电解质”的运营公司北辰固态能源宣布完成近亿元 B 轮融资，由两家产业资本领投，启航产业基金跟投。资金将用于建设年产两百兆瓦时的中试线。',
      '十八个月前，创始团队带着三枚手工卷绕的电芯走上路演台，评委问的第一个问题是：“一致性怎么办？”他们当时没有很好的答案。赛后，园区的电芯装配线向他们开放了六个月，一致性问题在第十一次改工艺时得到解决。',
      '“获奖是一个晚上的事，量产是五百个晚上的事。”创始人说。今年冬天，装有他们电池的十二辆公交车在高寒线路上跑满一季，最低气温零下三十九度，没有一次因为电池停运。',
      '公司已回到本届大赛，以出题企业的身份发布了一道关于干法电极的难题。',
    ],
    english: {
      title:
        'A former winner raises nearly CNY 100 million: from competition to production in eighteen months',
      summary:
        'Beichen Solid Energy, grand prize winner of the last edition, announces its series B; the first pilot line starts next month.',
      body: [
        'Beichen Solid Energy, the company behind last edition’s grand prize “Low-temperature electrolyte for solid-state batteries”, has closed a series B of nearly CNY 100 million, led by two industrial investors with Qihang Industry Fund following. The money builds a pilot line of 200 MWh a year.',
        'Eighteen months ago the founders walked on stage with three hand-wound cells, and the judges’ first question was: “What about consistency?” They had no good answer. After the competition the park’s cell assembly line was open to them for six months; the eleventh change of process solved it.',
        '“Winning takes one night. Volume production takes five hundred,” said the founder. This winter twelve buses with their batteries ran a full season on an alpine line, down to −39 °C, and not once did a battery stop them.',
        'The company is back in this edition, now setting a challenge of its own: dry electrodes.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [24, '09:10'],
    title: '知微医疗：让医生隔着屏幕重新摸到组织',
    source: '生命健康产业促进会',
    look: ['surgery', 'violet'],
    edition: 'match-2',
    summary: '上届一等奖项目进入多中心临床，十一家三甲医院参与。',
    body: [
      '腔镜手术机器人看得清，却“摸不着”。知微医疗做的是装在器械末端的六维力传感器，直径不到五毫米，能把组织的软硬传回医生手上。',
      '在上届总决赛的现场，评委被请上台，隔着屏幕分辨一颗葡萄和一颗小番茄，七个人全部答对。这个演示后来成了他们说服医院的办法。',
      '目前产品已进入多中心临床，十一家三甲医院参与，完成手术一百八十六例。主刀医生的反馈集中在两点：缝合时断线少了，剥离血管时心里有底了。',
      '团队从九人长到六十四人，仍保留着每周五下午全员进手术室旁观的习惯。',
    ],
    english: {
      title: 'Zhiwei Medical: letting surgeons feel tissue through a screen',
      summary:
        'A first prize winner of the last edition enters a multi-centre trial with eleven leading hospitals.',
      body: [
        'Robots for keyhole surgery see well but feel nothing. Zhiwei Medical builds a six-axis force sensor into the tip of the instrument: less than five millimetres across, it carries the softness of tissue back to the surgeon’s hand.',
        'At the last final the judges were invited on stage to tell a grape from a cherry tomato through the screen. All seven got it right, and the demonstration later persuaded the hospitals.',
        'The product is now in a multi-centre trial at eleven leading hospitals, with 186 operations completed. Surgeons report two things above all: fewer broken threads when suturing, and more confidence when exposing vessels.',
        'The team has grown from nine to sixty-four and keeps one habit: on Friday afternoons everybody watches in the operating theatre.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [39, '14:50'],
    title: '二十张图就够了：见微智造把晶圆检测的换线时间缩到一天',
    source: '先进制造联合中心',
    look: ['cleanroom', 'steel'],
    edition: 'match-2',
    summary: '小样本缺陷检测在三家晶圆厂上线，漏检率降到百万分之三。',
    body: [
      '晶圆厂每上一个新工艺，检测模型都要重新训练，而新工艺最缺的就是缺陷样本。见微智造的办法是让模型先学会“什么是正常”，再用二十张缺陷图告诉它“哪里不对”。',
      '上届比赛时，他们只在一台设备上做过验证。赛后通过园区牵线，先后在三家晶圆厂上线，漏检率降到百万分之三，换线时间由两周缩短为一天。',
      '“最难的不是算法，是凌晨三点产线报警的时候你能不能接电话。”首席技术官说，公司四十个人里有十一个是现场工程师。',
    ],
    english: {
      title: 'Twenty pictures are enough: Jianwei cuts changeover in wafer inspection to a day',
      summary:
        'Defect detection from few samples runs in three fabs and misses three defects in a million.',
      body: [
        'Every new process in a fab means training the inspection model again, and defect samples are what a new process lacks most. Jianwei lets the model learn first what is normal, then shows it with twenty pictures what is not.',
        'At the last competition they had tested it on a single machine. Introductions by the park then brought them into three fabs; missed defects fell to three in a million, and changeover from two weeks to a day.',
        '“The hard part is not the algorithm. It is whether you pick up the phone when the line stops at three in the morning,” says the chief technology officer. Eleven of the company’s forty people are field engineers.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [61, '11:20'],
    title: '首届选手回访：二十一个获奖项目，十四家仍在园区生长',
    source: '大赛组委会',
    look: ['campus', 'green'],
    edition: 'match-1',
    summary: '六家成为高新技术企业，两家关停，组委会把失败的原因也写进了报告。',
    body: [
      '组委会今天发布首届获奖项目两年回访报告。二十一个项目中，十四个在园区注册并持续经营，其中六家已成为高新技术企业；三个在外地发展，两个被并购，两个已经关停。',
      '报告用了四页篇幅讨论那两个关停的项目。一个倒在认证周期上，产品等到证书时客户已经换了方案；另一个的三位创始人在股权上没有谈拢。两位负责人都同意公开自己的经历，其中一位正是本届训练营的导师。',
      '十四家企业去年合计营业收入三亿七千万元，新增就业八百余人，累计融资二亿六千万元。',
      '报告建议把股权设计和认证规划列为训练营必修课，这一建议已被采纳。',
    ],
    english: {
      title: 'Two years on: of the first twenty-one winners, fourteen still grow in the park',
      summary: 'Six are certified high-tech companies, two have closed, and the report says why.',
      body: [
        'The committee today published its two-year report on the winners of the first edition. Of twenty-one projects, fourteen are registered in the park and in business, six of them certified high-tech companies; three have moved elsewhere, two were acquired, two have closed.',
        'Four pages of the report are about the two that closed. One was overtaken by certification: when the certificate came, its customers had changed their design. In the other, three founders could not agree on shares. Both agreed to tell their story, and one of them teaches at this edition’s training camp.',
        'The fourteen companies together earned CNY 370 million last year, created more than eight hundred jobs and have raised CNY 260 million.',
        'The report recommends compulsory training in share structure and certification planning. The recommendation has been adopted.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [275, '20:00'],
    title: '第二届大赛落幕：固态电池夺魁，十九项技术当场签约',
    source: '大赛组委会',
    look: ['award', 'violet'],
    edition: 'match-2',
    summary: '历时五个半月，412 个项目同台，十六强在三百位观众面前决出名次。',
    body: [
      '第二届启明创新创业大赛总决赛昨晚落幕。来自深圳的“低温固态电池电解质”获得特等奖，“手术机器人力反馈末端”“晶圆缺陷小样本检测”等四个项目获一等奖。',
      '决赛采取公开亮分，十五位评委的分数逐一投在大屏上，每去掉一个最高分和一个最低分，现场都会响起一阵轻轻的议论。特等奖与第二名的差距只有 0.37 分。',
      '颁奖之后是签约。二十六家出题企业中有十五家与揭榜团队签下验证协议，共十九项，涉及金额四千二百万元。',
      '闭幕式上，组委会宣布第三届将设立常设的产业命题组，并把陪跑服务提前到报名阶段。',
    ],
    english: {
      title:
        'The 2nd competition ends: solid-state battery wins, nineteen technologies signed on the spot',
      summary:
        'Five and a half months, 412 projects, and sixteen finalists before an audience of three hundred.',
      body: [
        'The final of the 2nd Qiming Innovation & Entrepreneurship Competition ended last night. “Low-temperature electrolyte for solid-state batteries” from Shenzhen won the grand prize; “Force-feedback tip for surgical robots”, “Wafer defect detection from few samples” and two others won first prizes.',
        'Scores were open: those of all fifteen judges appeared on the big screen, and each time the highest and the lowest were struck out a murmur went through the hall. Only 0.37 points separated the grand prize from second place.',
        'Signing followed the awards. Fifteen of the twenty-six companies that had set challenges signed nineteen verification agreements with teams, worth CNY 42 million.',
        'At the close the committee announced a permanent group for challenges from industry in the third edition, and support from sign-up on.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [303, '15:40'],
    title: '第二届复赛收官，十六个项目晋级总决赛',
    source: '大赛组委会',
    look: ['pitch', 'dusk'],
    edition: 'match-2',
    summary: '四个赛道各取四席，最小的团队只有三个人。',
    body: [
      '为期十一天的复赛今天结束，一百二十个项目分组路演，十六个项目晋级总决赛，四个赛道各四席。',
      '晋级团队中，人数最多的有七十二人，最少的只有三人：一位退休工程师和他的两个学生，做的是给老旧电梯用的振动诊断仪。他们的演示设备装在一只旅行箱里，坐了十九个小时火车来到现场。',
      '本轮评语平均每份二百六十字，全部反馈给参赛者。未晋级的项目仍可申请中试平台与基金尽调。',
    ],
    english: {
      title: 'Semi-final of the 2nd competition over: sixteen projects reach the final',
      summary: 'Four places a track; the smallest team has three people.',
      body: [
        'The semi-final ended today after eleven days. 120 projects pitched in groups; sixteen go on to the final, four in each track.',
        'The largest team has seventy-two people, the smallest three: a retired engineer and two of his students, who diagnose old lifts by their vibration. Their demonstration travelled in a suitcase, nineteen hours by train.',
        'Comments averaged 260 characters and all went back to the entrants. Projects that did not advance may still apply for the pilot lines and the fund’s due diligence.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [639, '19:30'],
    title: '首届启明创新创业大赛颁奖：兆瓦级制氢装备获特等奖',
    source: '大赛组委会',
    look: ['plant', 'blue'],
    edition: 'match-1',
    summary: '286 个项目、31 座城市、五个半月，一项新的赛事从一间报告厅出发。',
    body: [
      '首届启明创新创业大赛今天颁奖。清源氢能的“兆瓦级电解水制氢装备”获特等奖，奖金六十万元；恒齿传动的“精密行星减速器”等四个项目获一等奖。',
      '首届赛事共征集 286 个项目，来自 31 座城市。由于场地有限，决赛在园区的一间报告厅举行，过道里也坐满了人。',
      '评审委员会在总结中写道：“我们没有把握选出最好的项目，但有把握让每个项目都知道自己为什么得到这个分数。”公开评语的做法由此确立，并延续下来。',
    ],
    english: {
      title: 'First Qiming competition: megawatt electrolyser takes the grand prize',
      summary:
        '286 projects, 31 cities, five and a half months: a new competition sets out from a lecture hall.',
      body: [
        'The prizes of the first Qiming Innovation & Entrepreneurship Competition were awarded today. “Megawatt water electrolyser” by Qingyuan Hydrogen won the grand prize of CNY 600,000; “Precision planetary gear reducer” by Hengchi Drive and three others won first prizes.',
        'The first edition received 286 projects from 31 cities. For want of space the final was held in a lecture hall of the park, with people sitting in the aisles.',
        '“We can’t be sure to pick the best projects,” the judging panel wrote, “but we can be sure that every project knows why it got its score.” Since then comments have been open.',
      ],
    },
  },
];
