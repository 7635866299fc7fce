import type { Texts } from './texts.ts';

export const judgingTexts = {
  roundTimes: [
    '评审结束时间须晚于开始时间',
    'A round must close after it opens',
    '評審結束時間須晚於開始時間',
  ],
  criteriaMissing: [
    '该届赛事尚未设置评审标准',
    'This edition has no judging criteria yet',
    '該屆賽事尚未設置評審標準',
  ],
  criteriaScored: [
    '已有评分，评审标准的权重和满分不能再修改',
    'Judges have begun scoring, so weights and maximum scores can’t change any more',
    '已有評分，評審標準的權重和滿分不能再修改',
  ],
  shortlistMissing: [
    '上一轮尚无入围名单',
    'The earlier round has no shortlist yet',
    '上一輪尚無入圍名單',
  ],
  roundHasScores: [
    '该轮次已有评分，不能删除',
    'Judges have begun scoring, so this round can’t be deleted',
    '該輪次已有評分，不能刪除',
  ],
  roundClosed: ['评审未开始或已结束', 'This round isn’t open for judging', '評審未開始或已結束'],
  judgeInConflict: [
    '评委与该项目存在利益冲突',
    'This judge has a conflict of interest with the entry',
    '評委與該項目存在利益衝突',
  ],
  ownConflict: [
    '您与所选项目存在利益冲突，或尚未提交自己的评分，请由其他工作人员处理',
    'You have a conflict of interest with a selected entry, or haven’t submitted your own scores; ask a colleague',
    '您與所選項目存在利益衝突，或尚未提交自己的評分，請由其他工作人員處理',
  ],
  takeBackFirst: [
    '评分已提交；请先撤回，再谢绝评审',
    'Your scores are submitted. Take them back before you decline',
    '評分已提交；請先撤回，再謝絕評審',
  ],
  alreadyJudge: [
    '该邮箱的账号已是评委',
    'The account with this email address is a judge already',
    '該電郵的帳戶已是評委',
  ],
  judgeEmailUnverified: [
    '该邮箱的账号尚未验证此邮箱，请先让对方登录并验证',
    'The account with this email address has not verified it. The user must log in and verify it first',
    '該電郵的帳戶尚未驗證此電郵，請先讓對方登入並驗證',
  ],
  judgeUnknown: ['该账号不是评委', 'This account isn’t a judge', '該帳戶不是評委'],
  entryNotInRound: [
    '该项目不在本轮评审中',
    'This entry isn’t part of the round',
    '該項目不在本輪評審中',
  ],
  sheetSubmitted: [
    '该评委已提交评分',
    'This judge has already submitted a score',
    '該評委已提交評分',
  ],
  scoresMissing: [
    '请为每项标准评分后再提交',
    'Please score every criterion before you submit',
    '請為每項標準評分後再提交',
  ],
  scoreTooHigh: [
    '分数超出该项标准的上限',
    'A score is above the maximum of its criterion',
    '分數超出該項標準的上限',
  ],
  entriesNotTied: [
    '所选项目得分不同，不能排序',
    'These entries don’t have the same score',
    '所選項目得分不同，不能排序',
  ],
  expertNotApproved: [
    '该专家尚未通过审核',
    'This expert hasn’t been approved yet',
    '該專家尚未通過審核',
  ],
} satisfies Texts;
