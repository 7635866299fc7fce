import type { NewsRow } from './news-rows.ts';

/** News of offers to entrants. */
export const POLICY: readonly NewsRow[] = [
  {
    kind: 'news',
    ago: [7, '11:30'],
    title: '一图读懂落地政策：获奖之后的三年，园区会做什么',
    source: '启明科学园管委会',
    look: ['campus', 'blue'],
    summary: '场地、算力、人才公寓、首台套保险，三十五项服务逐项写明时限和联系人。',
    body: [
      '管委会今天发布新版落地服务清单，共三十五项，每一项都写明办理条件、时限和联系人姓名。清单适用于本届全部获奖项目，以及由配套基金投资的参赛项目。',
      '- 场地：前两年免租，第三年减半，最多一千平方米｜算力：每年不少于二十万卡时，按市场价的三成结算｜人才：核心成员每人一套人才公寓，租期三年｜保险：首台套产品由园区承担八成保费',
      '与上一版相比，新增了危化品暂存、实验动物设施共享、外籍成员工作许可代办等十三项，均来自巡回宣讲时收集的提问。',
      '管委会承诺，逾期未办结的事项由分管负责人当面说明原因。上一年度共办理服务事项一千二百余件，按时办结率 98.7%。',
    ],
    english: {
      title: 'Support at a glance: what the park does in the three years after a prize',
      summary:
        'Space, computing, flats for talent, insurance for first machines: thirty-five services, each with a deadline and a contact.',
      body: [
        'The administrative committee today published its new list of relocation services: thirty-five, each with its conditions, its deadline and the name of a contact. It covers all winners of this edition and every entrant that the fund invests in.',
        '- Space: free for two years, half price in the third, up to 1,000 m²｜Computing: at least 200,000 card-hours a year at 30% of the market price｜Talent: one flat for each core member, for three years｜Insurance: the park pays 80% of the premium for a first machine',
        'Thirteen services are new, among them interim storage of hazardous chemicals, shared animal facilities and work permits for members from abroad. All come from questions asked on the roadshow.',
        'Where a deadline is missed, the person in charge explains the reason face to face. Last year more than 1,200 cases were handled, 98.7% of them on time.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [12, '10:40'],
    title: '云枢算力中心向参赛团队赠送十万卡时',
    source: '云枢算力中心',
    look: ['servers', 'navy'],
    summary: '人工智能赛道团队凭报名编号申领，当天开通，用到总决赛结束。',
    body: [
      '云枢算力中心今天起向人工智能赛道的参赛团队赠送算力，总量十万卡时，每个团队最多五百卡时，凭报名编号在线申领，当天开通。',
      '中心预置了常用的训练与推理环境，并安排两位工程师值守答疑。考虑到许多团队只在晚上有空，值守时间特意定在 18:00 到 24:00。',
      '数据安全方面，每个团队使用独立的存储空间，任务结束七天后自动清除，中心人员不查看任何数据。需要处理医疗等敏感数据的团队可以申请专用节点。',
      '去年有六十三个团队使用了赠送算力，其中九个进入总决赛。',
    ],
    english: {
      title: 'Yunshu Computing Centre gives entrants 100,000 card-hours',
      summary:
        'Teams of the AI track claim theirs by entry number, start the same day and keep it until the final.',
      body: [
        'From today Yunshu Computing Centre gives the teams of the artificial intelligence track 100,000 card-hours, up to 500 a team. Claim yours online by entry number; it starts the same day.',
        'The usual environments for training and inference are installed, and two engineers answer questions – from 18:00 to midnight, since many teams only have the evening.',
        'Each team has its own storage, erased seven days after its job ends; staff of the centre look at no data. Teams that work with sensitive data, such as medical records, can ask for a dedicated node.',
        'Sixty-three teams used the offer last year; nine of them reached the final.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [19, '14:30'],
    title: '“先试后买”：二十六家医院和工厂愿意做第一个用户',
    source: '启明创新服务中心',
    look: ['booth', 'green'],
    summary: '首批场景开放清单公布，试用期间的风险由专项保险兜底。',
    body: [
      '创业公司最难得到的往往不是投资，而是第一个用户。启明创新服务中心今天公布首批场景开放清单，二十六家单位愿意为参赛项目提供真实环境下的试用，其中医院八家、工厂十三家、公共服务单位五家。',
      '清单写得很具体。例如，市第三医院提供两间日间手术室，每周四下午可用；某家电厂提供一条即将改造的总装线，允许停线不超过四小时。',
      '试用产生的损失由专项保险赔付，单个项目保额二百万元，保费由大赛承担。“以前我们也想帮忙，但出了事谁负责说不清楚。”一位设备科科长说。',
      '参赛团队可以在赛程的任何阶段申请，由服务中心撮合，双方签署三方协议后开始。',
    ],
    english: {
      title: 'Try before you buy: twenty-six hospitals and plants volunteer as first users',
      summary:
        'The first list of test sites is out; dedicated insurance covers the risk of trials.',
      body: [
        'What a young company lacks most is often not money but a first user. Qiming Innovation Service Centre today published its first list of test sites: twenty-six organisations willing to try out entries in real conditions, of which eight hospitals, thirteen plants and five public services.',
        'The list is specific. The Third Municipal Hospital offers two day-surgery theatres on Thursday afternoons; an appliance maker offers an assembly line due for refitting, with stops of up to four hours.',
        'Damage is covered by insurance up to CNY 2 million a project; the competition pays the premium. “We wanted to help before, but nobody could say who was liable,” says a head of equipment.',
        'Teams can apply at any stage. The service centre brings both sides together, and the trial begins with an agreement of all three.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [29, '09:20'],
    title: '明德科技支行推出“赛事贷”：凭评语也能贷款',
    source: '明德科技支行',
    look: ['signing', 'red'],
    summary: '以专家书面评语作为授信参考，最高五百万元，无需抵押。',
    body: [
      '明德科技支行发布面向参赛企业的信用贷款产品，以评审专家的书面评语和打分作为授信参考，最高五百万元，期限三年，不需要抵押。',
      '支行负责人介绍，研发期的企业没有报表可看，信贷员也很难判断技术真假，“五位专家背对背写下的评语，比我们自己看十遍计划书更可靠”。经企业授权，评语由组委会加密提供，只用于本次授信。',
      '产品采用“先低后高”的利率，前十二个月只付息。已有三家往届企业完成试点，从申请到放款最快用了六个工作日。',
      '组委会提示，贷款与评审结果无关，是否申请、是否授权，均由企业自愿。',
    ],
    english: {
      title: 'Mingde Technology Branch launches a “competition loan”: credit on a judge’s comment',
      summary:
        'Written comments of experts count in the credit decision: up to CNY 5 million, no collateral.',
      body: [
        'Mingde Technology Branch has launched an unsecured loan for entrants that takes the written comments and scores of the judges into account: up to CNY 5 million for three years.',
        'A company in development has no accounts to show, and a loan officer can hardly judge a technology, says the head of the branch. “What five experts write independently of each other tells us more than reading the plan ten times.” With the company’s consent the committee passes the comments on encrypted, for this decision only.',
        'Interest starts low, and for the first twelve months only interest is paid. Three former entrants took part in the pilot; the fastest had its money after six working days.',
        'The committee points out that loans have nothing to do with the results. Whether to apply, and whether to consent, is for each company to decide.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [37, '16:00'],
    title: '知识产权保护中心开通预审通道，发明专利最快三个月授权',
    source: '知识产权保护中心',
    look: ['documents', 'violet'],
    summary: '四大赛道的核心专利可走快速预审，每个团队限三件，费用全免。',
    body: [
      '知识产权保护中心为本届参赛团队开通快速预审通道。符合条件的发明专利申请经预审合格后进入快速审查，最快三个月可以授权，而常规周期约为十六个月。',
      '每个团队限三件，应属于四大赛道的技术领域。中心提醒，进入预审意味着放弃部分主动修改的机会，权利要求应在提交前反复推敲，可先预约代理师咨询。',
      '对于路演是否影响新颖性的疑问，中心的建议很明确：先提交，后登台。复赛与总决赛公开进行，凡未申请的技术细节都不应出现在演示文稿里。',
      '通道开放至总决赛结束，咨询电话见参赛指南。',
    ],
    english: {
      title: 'Fast lane for patents: granted in as little as three months',
      summary:
        'Core patents of the four tracks can take the pre-examination route, three a team, free of charge.',
      body: [
        'The Intellectual Property Protection Centre has opened a fast lane for this edition’s entrants. Invention patents that pass pre-examination are examined quickly and can be granted in three months; the usual time is about sixteen.',
        'Each team may file three applications, in the fields of the four tracks. Pre-examination limits later amendments, the centre warns: think the claims through before filing, and book a talk with an attorney first.',
        'Does a pitch destroy novelty? The centre’s advice is plain: file first, then go on stage. Semi-final and final are public, so nothing that isn’t filed belongs on a slide.',
        'The lane stays open until the end of the final; the telephone number is in the guide.',
      ],
    },
  },
  {
    kind: 'news',
    ago: [54, '10:00'],
    title: '人才公寓预留二百套，参赛期间可短住',
    source: '启明科学园管委会',
    look: ['apartments', 'navy'],
    summary: '外地团队来园区中试、路演，可以每晚八十元入住，步行十分钟到产线。',
    body: [
      '为方便外地团队参赛，管委会从人才公寓中预留二百套作为短住房，参赛团队在中试、训练营和路演期间可以入住，每晚八十元，含早餐和洗衣。',
      '公寓距中试平台步行约十分钟，楼下设有通宵开放的自习室和小型会议室。首批入住的团队来自哈尔滨，他们在留言簿上写道：“凌晨两点的打印机居然还有纸。”',
      '预订通过联络员办理，提前三天即可。入住满十四天的团队，还可以体验一次园区的企业服务日，现场了解注册、社保、子女入学等手续。',
    ],
    english: {
      title: 'Two hundred flats for short stays during the competition',
      summary:
        'Teams from elsewhere stay for CNY 80 a night, ten minutes’ walk from the pilot lines.',
      body: [
        'The administrative committee has reserved two hundred flats for teams that come to the park for pilot runs, training or pitches: CNY 80 a night, breakfast and laundry included.',
        'The flats are about ten minutes’ walk from the pilot lines, with a study room open all night and small meeting rooms downstairs. The first guests came from Harbin. “At two in the morning the printer still had paper,” they wrote in the visitors’ book.',
        'Book with your contact person three days ahead. Teams that stay for fourteen days can join a service day and see how registration, social insurance and school places are arranged.',
      ],
    },
  },
];
