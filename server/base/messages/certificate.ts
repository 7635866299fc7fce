import type { Texts } from './texts.ts';

export const certificateTexts = {
  winnerTitle: ['获奖证书', 'Award Certificate', '獲獎證書'],
  winnerText: [
    '兹证明 {name} 团队的项目“{entry}”在{edition}中荣获{prize}。\n特发此证，以资鼓励。',
    'This is to certify that the team of {name} was awarded\n“{prize}”\nat {edition} for the project “{entry}”.',
    '茲證明 {name} 團隊的項目「{entry}」在{edition}中榮獲{prize}。\n特發此證，以資鼓勵。',
  ],
  entrantTitle: ['参赛证书', 'Certificate of Participation', '參賽證書'],
  entrantText: [
    '兹证明 {name} 团队的项目“{entry}”通过资格审查，参加了{edition}。\n特发此证。',
    'This is to certify that the team of {name} took part in {edition}\nwith the project “{entry}”.',
    '茲證明 {name} 團隊的項目「{entry}」通過資格審查，參加了{edition}。\n特發此證。',
  ],
  judgeTitle: ['评审证书', 'Certificate of Appreciation', '評審證書'],
  judgeText: [
    '兹证明 {name} 担任{edition}评审专家。\n特发此证，谨致谢忱。',
    'This is to certify that {name} served as a judge of {edition}.\nWe are grateful for the time and expertise.',
    '茲證明 {name} 擔任{edition}評審專家。\n特發此證，謹致謝忱。',
  ],
  attendeeTitle: ['活动参与证书', 'Certificate of Attendance', '活動參與證書'],
  attendeeText: [
    '兹证明 {name} 参加了{edition}的活动“{activity}”。\n特发此证。',
    'This is to certify that {name} attended “{activity}”,\nan event of {edition}.',
    '茲證明 {name} 參加了{edition}的活動「{activity}」。\n特發此證。',
  ],
  certificateNumber: ['证书编号', 'Certificate number', '證書編號'],
  certificateCheckAt: ['扫码查验证书', 'Scan to check this certificate', '掃碼查驗證書'],
  certificateSeal: ['（盖章处）', '(Seal)', '（蓋章處）'],
  certificateSampleName: ['林晓彤', 'Lin Xiaotong', '林曉彤'],
  certificateSampleEntry: ['智能质检机器人', 'Visual inspection robot', '智能質檢機器人'],
  certificateSamplePrize: ['一等奖', 'First prize', '一等獎'],
  certificateSampleActivity: ['项目路演', 'Roadshow', '項目路演'],
  winnersUnpublished: [
    '获奖结果尚未公布',
    'The winners of this edition are not published yet',
    '獲獎結果尚未公佈',
  ],
  entriesNotAccepted: [
    '尚无通过资格审查的项目',
    'No entry of this edition has been accepted yet',
    '尚無通過資格審查的項目',
  ],
  roundNotClosed: [
    '尚无已结束且有评分的评审轮次',
    'No closed judging round has submitted scores yet',
    '尚無已結束且有評分的評審輪次',
  ],
  nobodyCheckedIn: [
    '该届赛事的活动尚无人签到',
    'Nobody has checked in to an activity of this edition yet',
    '該屆賽事的活動尚無人簽到',
  ],
  certificateReplaced: [
    '该证书已被新证书取代',
    'This certificate was replaced by another one',
    '該證書已被新證書取代',
  ],
  certificateUnfounded: [
    '该证书的依据已不存在，不能重新颁发',
    'The reason for this certificate no longer exists, so it can’t be issued again',
    '該證書的依據已不存在，不能重新頒發',
  ],
  certificateFieldUnknown: [
    '没有这些字段：{names}',
    'There are no such fields: {names}',
    '沒有這些欄位：{names}',
  ],
} satisfies Texts;
