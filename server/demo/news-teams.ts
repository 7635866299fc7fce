import type { NewsRow } from './news-rows.ts';

/** Reports about entrants and activities of the current edition. */
export const TEAMS: readonly NewsRow[] = [
  {
    kind: 'news',
    ago: [14, '08:40'],
    title: '训练营第一期结营：三十二个团队在走廊里改稿到深夜',
    source: '创新周刊',
    look: ['overtime', 'navy'],
    summary: '三天两夜，定位、答辩、见投资人，每个团队都要把自己的项目推翻一次。',
    body: [
      '晚上十点，启明科学园培训楼的走廊里还坐着七八个人，电脑放在膝盖上，屏幕停在同一页：“我们解决什么问题”。这是参赛团队训练营第一期的第一天。',
      '上午的课只有一个练习：用不超过二十个字写下客户会付钱的理由，然后贴到墙上，让其他团队投票。做工业视觉的小组得了三票，他们原来的写法是“新一代智能检测平台”；改成“换产线不用重新拍一万张图”之后，又投了一次，二十六票。',
      '第二天是答辩对练。六位导师扮演不同性格的评委，有人追着数据问，有人一言不发，有人上来就说“这个我们三年前做过”。“比正式路演还难受。”来自长沙的团队负责人说，“但难受在这里，总比难受在台上好。”',
      '最后一天下午，十五家投资机构来到现场，散场时互换了一百多张名片。第二期的名额已经报满，第三期将在初评之后面向复赛团队开放。',
    ],
    english: {
      title: 'First training camp: thirty-two teams rewriting in the corridor until late at night',
      summary:
        'Three days of positioning, defence and investors: every team takes its project apart once.',
      body: [
        'At ten in the evening seven or eight people still sit in the corridor of the training building with laptops on their knees, all on the same page: “What problem do we solve?” It is day one of the first training camp.',
        'The morning had one exercise: write in at most twenty characters why a customer pays, stick it on the wall and let the others vote. The machine vision team got three votes for “next-generation smart inspection platform”. They changed it to “a new line without ten thousand new pictures” and got twenty-six.',
        'Day two was sparring. Six mentors played judges of different tempers: one kept asking for data, one said nothing, one began with “we did this three years ago”. “Worse than the real thing,” said a team leader from Changsha. “But better here than on stage.”',
        'On the last afternoon fifteen investors came; more than a hundred cards changed hands. The second camp is full; the third opens to semi-finalists after the first review.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [5, '17:10'],
    title: '走进参赛团队｜三个焊工和一位博士，让机器人学会了“手感”',
    source: '创新周刊',
    look: ['robot', 'amber'],
    summary: '他们把老师傅焊枪上的力道和角度录下来，教给机械臂，合格率从 83% 提到 97%。',
    body: [
      '陈师傅焊了二十六年船板，他判断熔池好坏靠的是声音。“像下小雨是对的，像炸豆子就不对了。”博士毕业的小何花了两个月，才弄明白这句话对应的是电弧电压里一段四百赫兹附近的波动。',
      '团队给三位老师傅的焊枪装上六轴传感器，录了一千四百小时的操作。模型学的不是轨迹，而是“遇到什么情况怎么改”：间隙大了慢一点，板子热了抬一点。把它装到机械臂上之后，立焊的一次合格率由 83% 提高到 97%。',
      '参加比赛是车间主任的主意，他看到了产业命题里的一道题：曲面分段的自动焊接。揭榜之后，团队得到出题企业的一块真实分段做验证，这在以前“想都不敢想”。',
      '陈师傅现在是公司的股东之一。有人问他怕不怕机器抢了饭碗，他说：“我徒弟都不愿意来焊了，它愿意。”',
    ],
    english: {
      title: 'Meet the team | Three welders and a PhD teach a robot to feel',
      summary:
        'They recorded the force and angle of master welders and taught them to an arm; the pass rate rose from 83% to 97%.',
      body: [
        'Master Chen has welded ship plates for twenty-six years and judges a weld pool by its sound. “Light rain is right; popping beans is wrong.” It took He, who holds a PhD, two months to find out that this means a ripple near 400 Hz in the arc voltage.',
        'The team fitted six-axis sensors to the torches of three master welders and recorded 1,400 hours. The model does not learn paths but corrections: a wider gap, go slower; a hotter plate, lift a little. On the arm, the first-pass rate of vertical welds rose from 83% to 97%.',
        'Entering was the idea of the workshop manager, who had seen one of the challenges from industry: welding curved hull sections automatically. The company that set it gave the team a real section for their tests – “we would never have dared to ask”.',
        'Master Chen is now a shareholder. Is he afraid that the machine takes his living? “My apprentices don’t want to weld any more,” he says. “It does.”',
      ],
    },
  },
  {
    kind: 'news',
    ago: [8, '10:15'],
    title: '走进参赛团队｜在海拔四千米测一块电池的体温',
    source: '绿能产业联盟',
    look: ['mountain', 'green'],
    summary: '为了一组可信的低温数据，五个人在高原基站旁住了四十三天。',
    body: [
      '高原基站的备用电池，冬天常常“有电放不出”。来自西宁的团队想知道问题究竟出在哪里，于是把二十四节电芯和一台记录仪背上了海拔四千一百米。',
      '四十三天里，最低温度零下三十七度。他们发现电芯表面和中心的温差有时超过十一度，而控制板只看表面。新的管理算法用内阻反推中心温度，在真正需要的时候才加热，冬季可用电量提高了三成，加热耗电却下降了一半。',
      '“实验室里的冷箱是均匀地冷，山上的冷是一阵一阵的。”团队成员把原始数据全部公开，供同行使用。',
      '目前方案已在两百座基站试装。他们报名绿色能源赛道，希望找到愿意一起做下一代控制板的电源厂家。',
    ],
    english: {
      title: 'Meet the team | Taking a battery’s temperature at 4,000 metres',
      summary:
        'For one set of low-temperature data that can be trusted, five people lived beside a base station for forty-three days.',
      body: [
        'In winter the backup batteries of base stations on the plateau often have charge but cannot deliver it. A team from Xining wanted to know why and carried twenty-four cells and a logger up to 4,100 metres.',
        'In forty-three days it got down to −37 °C. Surface and core of a cell, they found, can differ by more than eleven degrees, while the controller looks at the surface only. Their new algorithm infers the core from internal resistance and heats only when it matters: a third more usable charge in winter, for half the heating.',
        '“In the laboratory the cold is even. On the mountain it comes in gusts,” says a member. The team has published all its raw data.',
        'Two hundred base stations are now on trial. The team entered the green energy track to find a power supply maker for the next controller.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [10, '09:05'],
    title: '走进参赛团队｜一滴血、十五分钟，让乡镇卫生院也能查脓毒症',
    source: '生命健康产业促进会',
    look: ['clinic', 'teal'],
    summary: '把三台仪器的工作放进一张卡片，单次检测成本降到三十元以内。',
    body: [
      '脓毒症每拖延一小时，死亡风险就上升一截，而乡镇卫生院往往要把血样送到县里，来回四个小时。急诊医生出身的创始人决定把检验搬到床边。',
      '团队用微流控卡片完成分离、反应与读数，一滴指尖血，十五分钟出三项指标。难点在于稳定：南方的夏天，卫生院的室温可以从二十度走到三十六度。他们给卡片加了一层相变材料，不插电也能保持反应温度。',
      '在七家基层机构的前瞻性试用中，一千一百例样本与中心实验室结果的符合率为 94.6%。注册检验已经完成，临床试验正在入组。',
      '评委在线上沟通时问：会不会带来过度转诊？创始人展示了数据，试用期间的转诊量减少了 18%，“因为更多的人被确认可以留下来”。',
    ],
    english: {
      title:
        'Meet the team | One drop of blood, fifteen minutes: sepsis tests for township clinics',
      summary: 'The work of three instruments on one card, for less than CNY 30 a test.',
      body: [
        'Every hour of delay in sepsis raises the risk of death, yet township clinics often send blood to the county: four hours there and back. The founder, once an emergency doctor, decided to bring the test to the bedside.',
        'A microfluidic card separates, reacts and reads: three values from one drop of blood in fifteen minutes. The difficulty is stability, since a clinic in the south can go from 20 to 36 °C in summer. A layer of phase-change material in the card holds the temperature without power.',
        'In trials at seven clinics 1,100 samples agreed with the central laboratory in 94.6% of cases. Type testing is done; the clinical trial is recruiting.',
        'Does it lead to needless referrals, a judge asked online. The founder showed the data: referrals fell by 18%, “because more patients could be told that they may stay”.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [12, '09:10'],
    title: '报名答疑直播近两千人观看，三类问题问得最多',
    source: '大赛组委会',
    look: ['livestream', 'blue'],
    summary: '股权未交割、团队跨校、专利在审，组委会逐一给出办理口径。',
    body: [
      '昨晚的报名答疑直播原定一小时，因为提问踊跃延长到九十五分钟，同时在线最高 1960 人。工作人员从注册账号到提交成功逐屏演示，并集中回答了三类问题。',
      '- 股权尚未交割：以报名当日的工商登记为准，正在变更的，附上协议即可｜团队成员跨校：由第一负责人所在单位出具说明，不要求全部学校盖章｜专利还在审查：可以作为证明材料，请注明申请号与状态',
      '有网友问项目名称能不能改。答案是截止前可以，截止后名称、赛道和第一负责人不再变更，其余内容由联络员协助更正。',
      '直播回放和文字版已整理完成，可在参赛指南页查看。',
    ],
    english: {
      title: 'Nearly two thousand watch the sign-up session; three questions come up most',
      summary:
        'Shares not yet transferred, teams across universities, patents pending: how each is handled.',
      body: [
        'Last night’s session was planned for an hour and ran for ninety-five minutes; at its peak 1,960 people were watching. Staff went from registration to submission screen by screen and answered three kinds of questions.',
        '- Shares not yet transferred: the company register on the day of sign-up counts; if a change is under way, attach the agreement｜Members of several universities: a statement by the first leader’s institution is enough, not every university has to stamp｜Patents pending: they count as evidence; state number and status',
        'Can the name of a project be changed? Until sign-up closes, yes. After that name, track and first leader are fixed; the contact person helps to correct the rest.',
        'The recording and transcript are in the guide.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [17, '13:20'],
    title: '产业命题组揭榜过半：三十四道题收到一百二十九份答卷',
    source: '先进制造联合中心',
    look: ['notewall', 'teal'],
    summary: '最热门的一道题有十七个团队竞争，也有五道题至今无人应答。',
    body: [
      '产业命题组是本届新设的组别，由企业出题、团队揭榜、专家与企业共同评审。截至昨天，三十四道题收到一百二十九份方案，二十九道题已有人应答。',
      '竞争最激烈的是“多品种小批量产线的视觉换型”，十七个团队提交了方案；紧随其后的是“冷链包装的可循环保温材料”。有五道题暂时无人揭榜，包括深海连接器的长期绝缘监测，出题企业表示愿意提供样件和试验水池。',
      '“没有人答不代表题不好，也许是我们没有说清楚。”命题组联系人说，企业工程师将在下周二晚上连线解释这五道题。',
      '揭榜团队通过出题企业的技术初审后可直接进入复赛，同时保留参加普通组的资格。',
    ],
    english: {
      title: 'Challenges from industry: 129 answers to thirty-four problems',
      summary: 'The most popular problem has seventeen teams on it; five have none so far.',
      body: [
        'In the new group companies set problems, teams take them on, and experts and companies judge together. By yesterday there were 129 proposals; twenty-nine of the thirty-four problems have at least one.',
        'Seventeen teams compete for “visual changeover on lines with many small batches”, closely followed by “reusable insulation for cold-chain packaging”. Nobody has yet answered five, among them monitoring the insulation of deep-sea connectors over years; the company offers samples and a test tank.',
        '“No answer doesn’t mean a bad problem. Perhaps we explained it badly,” says the contact of the group. Engineers will explain the five online next Tuesday evening.',
        'Teams that pass the company’s technical check go straight to the semi-final and keep their place in the general group.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [26, '09:50'],
    title: '一场关于成本的闭门会：大模型落地，先把账算清楚',
    source: '人工智能开放实验室',
    look: ['roundtable', 'violet'],
    summary: '三十五位首席技术官比对账本，结论是多数场景用不着最大的模型。',
    body: [
      '会议的入场券是一张表：过去六个月，你在推理上花了多少钱，换来了什么。三十五位首席技术官带着各自的表格，关起门来谈了两个半小时。',
      '把数字放到一起，差别大得惊人。同样是客服问答，单次成本最高与最低相差四十倍，而用户满意度几乎没有区别。差别主要来自三处：有没有缓存，有没有先用小模型过滤，提示词里塞了多少用不上的资料。',
      '与会者形成的共识是：先用最便宜的办法跑通，再为说得出理由的那部分请求付更多的钱。一位做法律检索的负责人说，他们把八成请求换成了七十亿参数的模型，“省下来的钱请了两位真正的律师做标注”。',
      '会议纪要隐去企业名称后，已提供给人工智能赛道的全部参赛团队。',
    ],
    english: {
      title: 'Behind closed doors: what large models really cost',
      summary:
        'Thirty-five technology chiefs compare their books: most uses don’t need the largest model.',
      body: [
        'The ticket was a table: what did you spend on inference in the last six months, and what did you get? Thirty-five chief technology officers brought theirs and talked for two and a half hours behind closed doors.',
        'Side by side, the numbers differ wildly. For the same customer questions the dearest answer cost forty times the cheapest, with hardly any difference in satisfaction. Three things decide: whether there is a cache, whether a small model filters first, and how much useless material is in the prompt.',
        'Their consensus: get it running in the cheapest way, then pay more only for the requests where you can say why. One head of legal search moved eight in ten requests to a model of seven billion parameters; “what we saved pays two real lawyers to label data”.',
        'The minutes, without company names, have gone to every team of the AI track.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [33, '15:00'],
    title: '高校专场走进实验室：九个课题组决定带成果参赛',
    source: '技术转移研究院',
    look: ['lab', 'navy'],
    summary: '职务成果赋权改革让科研人员可以先持股、再创业，报名前的顾虑少了一半。',
    body: [
      '“成果是学校的，我能拿它去比赛吗？”在合肥举行的高校专场上，这个问题被问了六次。技术转移研究院的工作人员每次都给出同样的回答：可以，而且手续比你想的少。',
      '根据赋权试点办法，科研人员可以先取得不低于七成的所有权或十年以上的使用权，再以此出资。研究院现场为课题组做了权属预审，平均用时二十五分钟。',
      '到活动结束时，九个课题组决定报名，方向包括量子磁力仪、聚变用钨合金、大气光学雷达。其中一位教授说，自己打算只做首席科学家，公司交给已经毕业的学生：“我知道自己不会卖东西。”',
      '研究院将为成果转化类项目开设绿色通道，权属材料可以在初评结束前补齐。',
    ],
    english: {
      title: 'University session in the laboratory: nine research groups decide to enter',
      summary:
        'A reform lets researchers hold shares in their own results first: half the worries before sign-up are gone.',
      body: [
        '“My results belong to the university. May I enter with them?” The question came six times at the university session in Hefei, and each time the Institute of Technology Transfer gave the same answer: yes, and with less paperwork than you think.',
        'Under the pilot scheme researchers may first obtain at least 70% of the ownership, or a right of use for ten years or more, and then contribute it as capital. The institute checked rights on the spot, twenty-five minutes a group on average.',
        'By the end nine groups had decided to enter, with quantum magnetometers, tungsten alloys for fusion and optical radar for the atmosphere among them. One professor wants to be chief scientist only and leaves the company to former students: “I know that I can’t sell.”',
        'The institute opens a fast lane for such projects; papers about rights may follow until the first review ends.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [47, '18:00'],
    title: '县城里的算法公司：不去大城市，也能做人工智能',
    source: '创新周刊',
    look: ['town', 'dusk'],
    summary: '一支返乡团队用茶园里的摄像头识别病虫害，服务了四万亩茶山。',
    body: [
      '公司开在县农技站的二楼，窗外就是茶山。五个人，平均年龄二十七岁，三个是本地人。他们做的事情说起来简单：茶农拍一张叶子的照片，十秒之内得到病虫害的名称、程度和用药建议。',
      '做起来却不简单。公开数据集里的茶叶照片大多拍自试验田，光线均匀、背景干净，而茶农的照片常常逆着光，还带着半截手指。团队花了两个采茶季，积累了三十一万张“不好看的照片”，识别准确率从六成提到九成二。',
      '系统已覆盖周边四万亩茶园，农药使用量平均下降两成。收费方式也很本地：每亩每年八块钱，丰收再付。',
      '他们是通过宣讲会的直播知道比赛的。负责人说，参赛不是为了搬到城里去，“是想让城里的人知道，这里也有题目可做”。',
    ],
    english: {
      title: 'An algorithm company in a county town: AI without the big city',
      summary:
        'Back home, a young team recognises pests in tea gardens by camera, over 2,700 hectares.',
      body: [
        'The company is on the second floor of the county’s farming station, with tea hills outside the window. Five people, twenty-seven on average, three of them locals. What they do is quickly told: a farmer photographs a leaf and within ten seconds learns the pest, how bad it is and what to use.',
        'Doing it is harder. Public tea pictures come from test fields, evenly lit and tidy; farmers shoot against the light with half a finger in the frame. In two seasons the team collected 310,000 “ugly pictures”, and accuracy rose from 60% to 92%.',
        'The system covers 2,700 hectares; pesticide use has fallen by a fifth on average. Prices are local, too: CNY 8 a mu a year, payable after a good harvest.',
        'They heard of the competition in a live stream. They don’t enter to move to the city, says the team leader, but “to let the city know that there are problems worth solving here”.',
      ],
    },
  },
];
