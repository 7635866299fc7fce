import type { NewsRow } from './news-rows.ts';

const SOURCE = '大赛组委会';

/** The committee's news of the current edition. */
export const COMMITTEE: readonly NewsRow[] = [
  {
    kind: 'news',
    ago: [1, '10:00'],
    title: '四大赛道同步开赛：本届大赛聚焦人工智能、生命健康、绿色能源与先进制造',
    source: SOURCE,
    look: ['opening', 'blue'],
    summary: '报名过半程，四条赛道都已收到项目，硬科技项目占比首次超过七成。',
    body: [
      '启明创新创业大赛组委会今天公布报名中期情况：四条赛道都已收到项目，实时数字见首页。拥有自主知识产权并已完成样机的硬科技项目占比达到 71%，为三届以来最高。',
      '## 四条赛道，同一把尺子',
      '与往届按行业分别设定权重不同，本届四条赛道使用统一的打分表。“我们希望评委先看技术能不能被验证，再看它属于哪个行业。”评审委员会召集人在发布会上解释说，“一项电池技术和一个手术机器人，都要回答同样的三个问题：它是真的吗，有人需要吗，你们做得出来吗。”',
      '组委会同时提醒，系统在截止前一周往往迎来提交高峰。已保存草稿的团队请尽早上传附件，提交之后在截止前仍可修改。',
      '> 报名不收取任何费用，也没有委托任何机构代理。凡以“保送复赛”为名收费的，请向组委会举报。',
      '报名将在首页倒计时归零时准时关闭，系统以服务器时间为准，不设补报。',
    ],
    english: {
      title:
        'Four tracks open together: artificial intelligence, life and health, green energy and advanced manufacturing',
      summary:
        'Half-way through sign-up, all four tracks have received projects; for the first time more than seven in ten are deep-tech.',
      body: [
        'The Organising Committee of the Qiming Innovation & Entrepreneurship Competition took stock at half-time today: all four tracks have received projects, and the home page has the latest number. 71% are deep-tech projects with their own intellectual property and a finished prototype, the highest share in three editions.',
        '## Four tracks, one yardstick',
        'Earlier editions weighted each industry differently; this time all four tracks share one score sheet. “We want the judges to ask first whether a technology can be verified, and only then which industry it belongs to,” the convener of the judging panel explained at the press conference. “A battery and a surgical robot answer the same three questions: is it real, does somebody need it, and can you build it?”',
        'The committee also reminded teams that the week before closing is usually the busiest. Teams with a saved draft are advised to upload their files early. What has been submitted can still be changed until sign-up closes.',
        '> Taking part is free, and nobody collects fees on our behalf. Please report anyone who charges money for a “guaranteed place in the semi-final”.',
        'Sign-up closes exactly when the countdown on the home page reaches zero, by the clock of the server. Late entries are not accepted.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [4, '16:20'],
    title: '评审专家库开放新一轮报名，欢迎产业与临床一线专家加入',
    source: SOURCE,
    look: ['experts', 'violet'],
    speakers: ['shen', 'gu', 'tang'],
    summary: '新增五十个席位，向产业、投资、科研与临床一线倾斜，任期两年。',
    body: [
      '组委会今天开放第三批评审专家报名，计划增补五十人。现有专家 218 位，其中高校与科研院所占五成，产业与投资界占四成，临床一线不足一成。本次增补将优先考虑有量产经验的工程师、医院科室负责人和供应链专家。',
      '申请人需具有副高以上职称，或在本行业连续工作十年以上，并承诺在任期内不担任任何参赛项目的顾问。资料由资格审查组双人背对背审核，五个工作日内答复。',
      '入选专家会得到一次半天的线上培训，内容包括打分表的使用、利益回避的申报和评语的写法。去年起，评语字数过少的打分会被系统退回，这一做法今年继续执行。',
      '有意者可在“专家报名”页填写申请，材料可以先存草稿，随时补充。',
    ],
    english: {
      title:
        'Expert pool opens for applications again, with places for industry and clinical practice',
      summary:
        'Fifty new seats for two years, with preference for industry, investment, research and clinical practice.',
      body: [
        'The committee today opened the third round of applications to its pool of judges and plans to add fifty. Of the present 218 experts, half come from universities and research institutes, four in ten from industry and investment, and fewer than one in ten from clinical practice. This round prefers engineers with experience of volume production, heads of hospital departments and supply-chain specialists.',
        'Applicants hold a senior professional title or have worked in their field for ten years without a break, and undertake not to advise any entry during their term. Two reviewers check each application independently of each other; the answer comes within five working days.',
        'Those who are accepted get half a day of online training: how to use the score sheet, how to declare a conflict of interest, and how to write a comment. Since last year the system has returned scores whose comments were too short; that rule stays.',
        'Apply on the “Experts” page. You can save a draft first and complete it at any time.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [3, '09:30'],
    title: '评审标准修订版公布：两处表述因参赛者质询而修改',
    source: SOURCE,
    look: ['documents', 'teal'],
    summary: '专家见面会上提出的问题得到回应，“技术先进性”改为“技术的先进性与可验证性”。',
    body: [
      '在日前举行的专家见面会上，七十二位参赛者代表逐条质询了打分表。评审委员会会后讨论，决定修改两处表述，修订版今天起生效。',
      '- “技术先进性”改为“技术的先进性与可验证性”，并列出可以接受的验证材料｜“团队完整度”改为“团队与项目阶段的匹配”，不再以人数多少论优劣',
      '第一处修改来自一位做材料的博士。她说，没有第三方检测报告并不等于没有验证，实验记录、客户试用反馈也应当算数。委员会采纳了这一意见，并在附录中列出六类材料。',
      '分值比例不变：技术三成，市场与商业模式三成，团队两成，社会价值与落地计划两成。已经提交的团队可以据此补充附件，不影响原有的提交时间。',
    ],
    english: {
      title:
        'Revised judging criteria published: two wordings changed after questions from entrants',
      summary:
        'Following the meeting with the experts, “technological advance” becomes “technological advance and verifiability”.',
      body: [
        'At the recent meeting with the experts, seventy-two representatives of entrants went through the score sheet line by line. The judging panel then decided to change two wordings; the revision takes effect today.',
        '- “Technological advance” becomes “technological advance and verifiability”, with a list of evidence that is accepted｜“Completeness of the team” becomes “fit between the team and the stage of the project”: headcount no longer decides',
        'The first change was proposed by a materials scientist. The lack of a third-party test report, she said, does not mean that nothing was verified: laboratory records and feedback from trial customers should count as well. The panel agreed and lists six kinds of evidence in an appendix.',
        'The weights stay as they were: technology 30%, market and business model 30%, team 20%, social value and implementation 20%. Teams that have already submitted may add files accordingly; their time of submission does not change.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [11, '14:00'],
    title: '中试平台向参赛团队提前开放，首批十二条线可预约',
    source: SOURCE,
    look: ['factory', 'steel'],
    summary: '报名通过形式审查即可预约，每个团队最多使用四十小时，耗材费用减半。',
    body: [
      '往届选手在回访里最常提到的一句话是：“要是决赛之前就能上线试一批就好了。”从今天起，这件事可以做到了。启明科学园把十二条中试线提前向参赛团队开放，通过形式审查的项目都可以预约。',
      '首批开放的包括微纳加工、精密注塑、电芯装配、体外诊断试剂分装等产线。每个团队最多使用四十小时，耗材费用由大赛补贴一半，需由产线工程师陪同操作。',
      '预约以周为单位，每周一上午十点放出下一周的时段。平台负责人建议团队先与工程师通一次电话：“很多人以为要一天，其实准备工装就要两天；也有人约了一周，结果半天就做完了。”',
      '使用记录可以作为评审的验证材料。产线出具的检测数据会直接盖章，不必再另找机构。',
    ],
    english: {
      title: 'Pilot lines open early to entrants: the first twelve can be booked now',
      summary:
        'Every team that has passed the eligibility check can book up to forty hours; the competition pays half of the consumables.',
      body: [
        'Former entrants told us one thing more often than any other: “If only we could have run one batch before the final.” From today they can. Qiming Science Park opens twelve of its pilot lines early; every project that has passed the eligibility check may book.',
        'The first twelve include micro- and nanofabrication, precision injection moulding, cell assembly and the filling of in-vitro diagnostic reagents. Each team may use up to forty hours, accompanied by an engineer of the line; the competition pays half of the consumables.',
        'Slots are released every Monday at ten for the following week. The head of the platform advises teams to talk to the engineer first: “Many think they need a day when the tooling alone takes two. Others book a week and are done in half a day.”',
        'Records of use count as evidence for the judges. The line stamps its own test data; no other laboratory is needed.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [15, '11:00'],
    title: '大赛配套基金扩容至 5 亿元，首批拟投项目将在决赛当日公布',
    source: '启航产业基金',
    look: ['finance', 'amber'],
    summary: '两家新的出资方加入，单个项目最高可投三千万元，设十八个月的跟投窗口。',
    body: [
      '启航产业基金今天宣布，大赛配套子基金规模由 3 亿元扩大到 5 亿元，新增两家产业方出资人。基金只投本赛事的参赛项目，单个项目最高三千万元。',
      '与往届“获奖才投”不同，新章程允许投资团队在初评之后就开始尽调，未获奖的项目同样可以进入投决会。基金管理人表示，上一届最终投资的十一个项目里，有四个并没有拿到一等奖以上的名次。',
      '章程还写明了十八个月的跟投窗口：项目在此期间获得市场化机构投资的，基金可按同等条件跟投，不谋求控股，也不设业绩对赌。',
      '首批拟投名单将在总决赛当日公布，并接受为期七天的社会监督。',
    ],
    english: {
      title:
        'The competition’s fund grows to CNY 500 million; its first investments will be named on the day of the final',
      summary:
        'Two new investors join. Up to CNY 30 million a project, with a co-investment window of eighteen months.',
      body: [
        'Qihang Industry Fund announced today that the sub-fund attached to the competition grows from CNY 300 million to CNY 500 million, with two new investors from industry. It invests in entrants of this competition only, up to CNY 30 million a project.',
        'Earlier only winners were eligible. Under the new charter due diligence may begin right after the first review, and projects without a prize can reach the investment committee as well. Of the eleven projects that the fund invested in last time, its manager said, four had not won a first prize or better.',
        'The charter also sets a co-investment window of eighteen months: where an institution invests on market terms in that time, the fund may follow on the same terms. It seeks no control and signs no valuation adjustment.',
        'The first list will be published on the day of the final and stay open to objections for seven days.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [20, '19:30'],
    title: '巡回宣讲收官：十四座城市，二千六百次面对面',
    source: SOURCE,
    look: ['auditorium', 'navy'],
    summary: '从深圳到西安，宣讲团走过十四座城市，收集到三百余个问题，汇编成册免费下载。',
    body: [
      '随着最后一站结束，历时五十一天的全国巡回宣讲落下帷幕。宣讲团走过十四座城市，进入二十三所高校和三十一家产业园，与两千六百多位创业者面对面交流。',
      '“最常被问到的不是奖金，是搬过来以后怎么办。”宣讲团团长说。孩子上学、实验室搬迁、危化品存放、外地社保接续，这些具体的问题占了提问的四成。组委会为此把落地服务事项从二十二项增加到三十五项，并逐项写明办理时限。',
      '宣讲中收集的三百一十七个问题已汇编为《参赛百问》，按报名、材料、评审、落地四部分排列，可在参赛指南页查阅。',
      '宣讲虽已结束，各城市的联络站仍会保留到总决赛。需要当面咨询的团队，可以向联络员预约。',
    ],
    english: {
      title: 'The roadshow is over: fourteen cities, 2,600 conversations',
      summary:
        'From Shenzhen to Xi’an the team collected more than three hundred questions; the answers are free to download.',
      body: [
        'With its last stop the nationwide roadshow ended after fifty-one days. The team visited fourteen cities, twenty-three universities and thirty-one industrial parks, and talked to more than 2,600 founders face to face.',
        '“What people asked most was not about the prize money but about what happens after they move here,” said the head of the team. Schools for the children, moving a laboratory, storing hazardous chemicals, transferring social insurance: such practical matters made up four in ten questions. The committee has therefore extended its relocation services from twenty-two to thirty-five, each with a deadline in writing.',
        'The 317 questions are collected in “A Hundred Questions about the Competition”, in four parts (sign-up, documents, judging, moving to the park), in the guide.',
        'The liaison offices in the cities stay open until the final. Teams that want to talk in person can make an appointment there.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [43, '12:00'],
    title: '报名通道今天开启：一张表、一份计划书、一段视频',
    source: SOURCE,
    look: ['desk', 'violet'],
    summary: '流程从九步减为五步，草稿自动保存，身份信息加密存放。',
    body: [
      '今天上午九点，第三届启明创新创业大赛报名系统正式开放。开放后的第一个小时，有一百零四个团队注册，第一份完整材料在九点四十七分提交，来自宁波。',
      '新系统把流程由九步减为五步：同意参赛协议、填写项目、填写团队、上传附件、核对提交。填写过程中系统自动保存草稿，换一台电脑登录也能接着写。',
      '身份证号等敏感信息加密存放，评委看到的材料会隐去联系方式。视频为选交项，不影响评分，但往届有视频的项目在网络评审中得到的有效评语平均多出一倍。',
      '遇到问题可以拨打页面底部的咨询电话，或在报名页右下角留言，工作日内两小时答复。',
    ],
    english: {
      title: 'Sign-up opens today: one form, one plan, one video',
      summary:
        'Five steps instead of nine, drafts are saved automatically, and identity data is stored encrypted.',
      body: [
        'At nine this morning the sign-up system of the 3rd Qiming Innovation & Entrepreneurship Competition went live. 104 teams registered in the first hour; the first complete set of material came in at 9:47, from Ningbo.',
        'The new system takes five steps instead of nine: accept the agreement, describe the project, describe the team, upload the files, check and submit. A draft is saved while you type, so you can continue on another computer.',
        'Identity numbers and other sensitive data are stored encrypted, and judges see the material without contact details. The video is optional and does not count towards the score; in earlier editions, though, projects with a video received twice as many useful comments in the online review.',
        'If you need help, call the number at the foot of the page or leave a message at the bottom right of the sign-up page. On working days we answer within two hours.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [80, '10:30'],
    title: '“创见未来，业启新程”：第三届启明创新创业大赛启动',
    source: SOURCE,
    look: ['opening', 'red'],
    summary: '总奖金提高到 600 万元，新设产业命题组，赛后三年全程陪跑。',
    body: [
      '第三届启明创新创业大赛今天在启明科学园启动，主题为“创见未来，业启新程”。本届总奖金由 450 万元提高到 600 万元，特等奖一名，奖金一百万元。',
      '## 三个新变化',
      '- 产业命题：十八家企业公布三十四道真实难题，揭榜团队直通复赛｜提前陪跑：报名即配联络员，不再等到获奖之后｜结果留痕：每个项目都能看到评委的书面评语',
      '启动仪式没有安排领导致辞，而是请三位往届选手讲了各自的失败：一次被退回的临床试验、一批全部报废的电芯、一个谈了九个月最终丢掉的订单。台下坐着四百多位准备报名的人，掌声最久的一次，是在讲到“后来我们把原因找到了”的时候。',
      '赛程共六个阶段，从启动发布到总决赛历时约五个半月。各阶段时间已在首页公布，如有调整将提前十天公告。',
    ],
    english: {
      title:
        '“Envision the future, start something new”: the 3rd Qiming Innovation & Entrepreneurship Competition begins',
      summary:
        'CNY 6 million in prizes, a new group for challenges set by industry, and three years of support after the final.',
      body: [
        'The 3rd Qiming Innovation & Entrepreneurship Competition was launched at Qiming Science Park today under the theme “Envision the future, start something new”. The prize money rises from CNY 4.5 million to CNY 6 million; the grand prize is CNY 1 million.',
        '## Three things are new',
        '- Challenges from industry: eighteen companies set thirty-four real problems; teams that take one on go straight to the semi-final｜Support from the start: every entrant has a contact person from sign-up, not only after a prize｜Reasons for every result: each team sees the judges’ written comments',
        'Instead of speeches the ceremony had three former entrants talk about a failure of their own: a clinical trial sent back, a batch of cells scrapped, an order lost after nine months of talks. More than four hundred future entrants sat in the audience. The longest applause came at the words “and then we found out why”.',
        'There are six stages, and five and a half months from the launch to the final. The dates are on the home page; any change will be announced ten days ahead.',
      ],
    },
  },
];
