import type { NewsRow } from './news-rows.ts';

/** Short items for the ticker. */
export const EXPRESS: readonly NewsRow[] = [
  {
    kind: 'express',
    ago: [1, '20:30'],
    title: '华南赛区宣讲会在园区举行，超百家企业到场',
    source: '大赛组委会',
    look: ['auditorium', 'blue'],
    summary: '现场讲解报名流程、评分标准与落地政策。',
    body: [
      '华南赛区宣讲会今天下午在启明科学园举行，一百一十七家企业到场。工作人员讲解了报名流程、评分标准与落地政策，并为三十余个团队现场核对材料。',
      '没有到场的团队可以在参赛指南页查看讲解要点，或拨打咨询电话预约一对一辅导。',
    ],
    english: {
      title: 'South China information session draws more than a hundred companies to the park',
      summary: 'Sign-up, scoring and relocation support explained on site.',
      body: [
        '117 companies came to the South China information session at Qiming Science Park this afternoon. Staff explained sign-up, scoring and relocation support, and checked the documents of more than thirty teams on the spot.',
        'Teams that could not come can find the main points in the guide, or call to book an individual session.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [1, '17:45'],
    title: '生命健康赛道报名突破 130 项',
    source: '大赛组委会',
    look: ['lab', 'green'],
    summary: '体外诊断与康复器械最为集中，创新药项目同比翻番。',
    body: [
      '截至今天 17:00，生命健康赛道收到 131 个项目，已超过上届总数。体外诊断与康复器械最为集中，创新药项目由 9 个增加到 19 个。',
      '赛道联络员提醒，涉及人体试验的项目请一并上传伦理审查文件。',
    ],
    english: {
      title: 'Life and health track passes 130 entries',
      summary: 'Mostly in-vitro diagnostics and rehabilitation devices; new drugs have doubled.',
      body: [
        'By 17:00 today the life and health track had received 131 entries, more than the last edition in total. In-vitro diagnostics and rehabilitation devices lead; new drugs have grown from 9 to 19.',
        'The contact person of the track asks projects that involve trials on humans to upload their ethics approval as well.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [3, '12:00'],
    title: '系统维护通知：本周日凌晨两点至四点暂停附件上传',
    source: '技术支持组',
    look: ['servers', 'steel'],
    summary: '维护期间仍可浏览和填写，草稿照常保存。',
    body: [
      '为扩充存储容量，报名系统将于本周日 02:00–04:00（北京时间）暂停附件上传。维护期间页面浏览、表单填写和草稿保存不受影响。',
      '如维护提前完成，上传功能将即时恢复，不再另行通知。',
    ],
    english: {
      title: 'Maintenance: no file uploads this Sunday from two to four in the morning',
      summary: 'Pages and forms work as usual, and drafts are saved.',
      body: [
        'To add storage, file uploads pause this Sunday from 02:00 to 04:00 (Beijing time). Pages, forms and drafts are not affected.',
        'If the work ends early, uploads are back at once without another notice.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [9, '14:00'],
    title: '医工交叉夜谈四十席三小时报满，将加开一场',
    source: '生命健康产业促进会',
    look: ['cafe', 'teal'],
    summary: '加场时间将在本周内公布，已候补的团队优先。',
    body: [
      '杭州“医工交叉夜谈”的四十个席位在开放三小时后全部报满，另有五十二人登记候补。主办方决定加开一场，候补者优先，时间将在本周内公布。',
    ],
    english: {
      title: '“Doctors meet engineers” fully booked in three hours; second evening planned',
      summary: 'The date will be announced this week; teams on the waiting list come first.',
      body: [
        'All forty seats of the Hangzhou evening “Doctors meet engineers” were taken three hours after booking opened, and fifty-two people joined the waiting list. The hosts will add a second evening with priority for the waiting list. The date will be announced this week.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [7, '18:20'],
    title: '第二批场景需求开始征集，重点面向冷链与港口',
    source: '启明创新服务中心',
    look: ['port', 'teal'],
    summary: '愿意做第一个用户的单位，可在月底前提交。',
    body: [
      '首批场景开放清单发布后，已有十四个团队进入试用。服务中心开始征集第二批场景，重点面向冷链物流、港口作业与城市更新，有意向的单位可在月底前提交需求说明。',
      '每个场景需指定一位有权拍板的现场负责人，这是首批试用得出的最重要的经验。',
    ],
    english: {
      title: 'Second call for test sites: cold chain and ports wanted',
      summary: 'Organisations willing to be a first user can apply by the end of the month.',
      body: [
        'Fourteen teams have begun trials since the first list of test sites was published. The service centre now calls for a second list, with a focus on cold-chain logistics, port operations and urban renewal. Interested organisations can describe their needs by the end of the month.',
        'Every site names one person who may decide on the spot: the most important lesson of the first round.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [9, '10:05'],
    title: '关于警惕冒用大赛名义收费的提示',
    source: '大赛组委会',
    look: ['documents', 'red'],
    summary: '本赛事不收费、不指定培训机构、不承诺名次。',
    body: [
      '近日有参赛者反映，个别机构以“大赛官方辅导”名义收取费用。组委会声明：本赛事不收取任何费用，不指定培训机构，不承诺任何名次，全部官方活动均在本网站发布。',
      '遇到类似情况，请保留证据并拨打页面底部的电话，我们会协助取证。',
    ],
    english: {
      title: 'Beware of fees charged in the name of the competition',
      summary: 'We charge nothing, appoint no training provider and promise no ranking.',
      body: [
        'Entrants have reported that some agencies charge for “official coaching”. The Organising Committee states: this competition charges no fees, appoints no training provider and promises no ranking. All official activities are announced on this site.',
        'If you meet such an offer, keep the evidence and call the number at the foot of the page; we will help you document it.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [6, '16:30'],
    title: '中试平台首周预约满额，微纳加工线最抢手',
    source: '大赛组委会',
    look: ['cleanroom', 'teal'],
    summary: '十二条产线首周放出的 460 小时全部约满。',
    body: [
      '提前开放的中试平台首周放出 460 小时，全部约满，其中微纳加工线在放号后四分钟内约完。平台将从下周起增开夜班，每周多提供 96 小时。',
    ],
    english: {
      title: 'Pilot lines fully booked in their first week, microfabrication fastest',
      summary: 'All 460 hours on twelve lines were taken.',
      body: [
        'The pilot lines that opened early offered 460 hours in their first week, and all were booked – microfabrication within four minutes of release. Night shifts from next week add 96 hours a week.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [18, '11:15'],
    title: '香港与澳门联络站设立，两地团队可就近咨询',
    source: '大赛组委会',
    look: ['bay', 'violet'],
    summary: '提供繁体中文与英文材料，路演可使用粤语或英语。',
    body: [
      '大赛香港联络站与澳门联络站今天设立，为两地团队提供报名、权属与落地咨询。报名材料可使用繁体中文或英文，复赛路演可使用粤语或英语，现场配备翻译。',
    ],
    english: {
      title: 'Liaison offices in Hong Kong and Macao open',
      summary:
        'Material may be in Traditional Chinese or English, pitches in Cantonese or English.',
      body: [
        'Liaison offices in Hong Kong and Macao opened today to advise teams there on sign-up, ownership of rights and relocation. Entries may be written in Traditional Chinese or English; semi-final pitches may be held in Cantonese or English, with interpreters on site.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [30, '14:40'],
    title: '先进制造赛道增设“专精特新”观察席',
    source: '先进制造联合中心',
    look: ['panel', 'navy'],
    summary: '二十位一线厂长将旁听复赛，可当场提出试用意向。',
    body: [
      '先进制造赛道将在复赛增设观察席，邀请二十位一线厂长旁听。观察员不参与打分，但可以当场举牌表示试用意向，由服务中心在三个工作日内跟进。',
    ],
    english: {
      title: 'Advanced manufacturing adds observer seats for specialised suppliers',
      summary:
        'Twenty plant managers will sit in on the semi-final and can offer trials on the spot.',
      body: [
        'The advanced manufacturing track reserves observer seats in its semi-final for twenty plant managers. Observers give no scores, but may raise a card to offer a trial; the service centre follows up within three working days.',
      ],
    },
  },
  {
    kind: 'express',
    ago: [41, '19:50'],
    title: '西安站宣讲结束，三家航天配套企业当场出题',
    source: '大赛组委会',
    look: ['gate', 'dusk'],
    summary: '当天收到十一份解决方案，最快的一份用了四十分钟。',
    body: [
      '西安站宣讲会今天举行，一百一十八人到场。会后三家航天配套企业发布了密封件寿命预测、微振动隔离等技术需求，当天收到十一份解决方案，最快的一份在四十分钟内提交。',
    ],
    english: {
      title: 'Xi’an session ends with three aerospace suppliers setting problems on the spot',
      summary: 'Eleven solutions came in the same day, the fastest within forty minutes.',
      body: [
        '118 people attended the Xi’an information session today. Afterwards three aerospace suppliers published their needs, among them predicting the life of seals and isolating micro-vibration. Eleven solutions arrived the same day, the fastest within forty minutes.',
      ],
    },
  },
];
