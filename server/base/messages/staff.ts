import type { Texts } from './texts.ts';

export const staffTexts = {
  draftEntry: ['草稿不能评审', 'A draft can’t be reviewed', '草稿不能評審'],
  awardNeeded: ['请填写奖项', 'Please enter the award', '請填寫獎項'],
  prizeUnknown: ['该届赛事没有这个奖项', 'This edition has no such prize', '該屆賽事沒有這個獎項'],
  prizeInUse: [
    '“{name}”已授予参赛项目，不能删除',
    '“{name}” has been awarded to an entry, so it can’t be deleted',
    '「{name}」已授予參賽項目，不能刪除',
  ],
  stillEditable: [
    '报名尚未截止，团队仍可修改该项目；请先将其转入评审',
    'Sign-up is open and the team can still change this entry; move it to review first',
    '報名尚未截止，團隊仍可修改該項目；請先將其轉入評審',
  ],
  changesOpen: [
    '团队正在按要求修改该项目；请等待其重新提交，或先撤回修改要求',
    'The team is changing this entry as requested; wait for the new submission, or withdraw the request first',
    '團隊正在按要求修改該項目；請等待其重新提交，或先撤回修改要求',
  ],
  changesPast: [
    '修改截止时间须晚于现在',
    'The date until which the team may make changes must be in the future',
    '修改截止時間須晚於現在',
  ],
  changesOldEdition: [
    '只能对当前一届赛事的项目要求修改',
    'Changes can be requested only for entries of the current edition',
    '只能對當前一屆賽事的項目要求修改',
  ],
  changesClosed: [
    '该修改要求已结束',
    'This request for changes is closed already',
    '該修改要求已結束',
  ],
  entryClaimed: [
    '“{entry}”已由{reviewer}认领；请先释放，再认领',
    '{reviewer} reviews “{entry}”; release it first, then claim it',
    '「{entry}」已由{reviewer}認領；請先釋放，再認領',
  ],
  noDecision: [
    '该项目还没有评审决定，无可撤销',
    'There is no decision about this entry to undo',
    '該項目還沒有評審決定，無可撤銷',
  ],
  noteNotYours: [
    '只能删除自己写的备注',
    'You can delete only your own notes',
    '只能刪除自己寫的備註',
  ],
  entryNotAccepted: [
    '只能公开已进入评审、入围或获奖的项目',
    'Only entries in review, shortlisted or awarded can be shown to everyone',
    '只能公開已進入評審、入圍或獲獎的項目',
  ],
  draftExpert: ['草稿不能审核', 'A draft can’t be reviewed', '草稿不能審核'],
  reasonNeeded: [
    '请填写不通过的原因',
    'Please enter the reason for declining',
    '請填寫不通過的原因',
  ],
  criteriaWeights: [
    '评审标准的权重之和须为 100',
    'The weights of the criteria must add up to 100',
    '評審標準的權重之和須為 100',
  ],
  teamSizeOrder: [
    '团队人数上限不能小于下限',
    'The maximum team size can’t be smaller than the minimum',
    '團隊人數上限不能小於下限',
  ],
  requiredDocumentTwice: [
    '必交材料不能重复',
    'A required document can’t be listed twice',
    '必交材料不能重複',
  ],
  timesOrder: ['时间先后不正确', 'The times are out of order', '時間先後不正確'],
  pictureInvalid: [
    '图片无效，请重新上传',
    'The picture can’t be used, please upload it again',
    '圖片無效，請重新上載',
  ],
  documentInvalid: [
    '文件无效，请重新上传',
    'The file can’t be used, please upload it again',
    '檔案無效，請重新上載',
  ],
  capacityTooSmall: [
    '名额不能少于已报名人数',
    'The number of seats can’t be lower than the number of sign-ups',
    '名額不能少於已報名人數',
  ],
  activityOver: ['活动已结束', 'This activity has ended', '活動已結束'],
  editionIncomplete: [
    '还不能发布：请先填写赛道和参赛声明',
    'The edition can’t be published yet: add a track and an agreement first',
    '還不能發佈：請先填寫賽道和參賽聲明',
  ],
  editionHasEntries: [
    '已有参赛项目，不能撤下或删除',
    'The edition has entries, so it can’t be unpublished or deleted',
    '已有參賽項目，不能撤下或刪除',
  ],
  editionPublished: ['请先撤下该届赛事', 'Unpublish the edition first', '請先撤下該屆賽事'],
  editionInUse: [
    '已有内容属于该届赛事，不能删除',
    'Entries, news, activities or stories belong to this edition, so it can’t be deleted',
    '已有內容屬於該屆賽事，不能刪除',
  ],
  extensionInvalid: [
    '新的截止时间须晚于原截止时间和当前时间，且不晚于最后阶段的结束时间',
    'The new deadline must be later than now and than the current deadline, and not later than the end of the last stage',
    '新的截止時間須晚於原截止時間和當前時間，且不晚於最後階段的結束時間',
  ],
  signUpNotRunning: ['当前不在报名期内', 'Sign-up isn’t open', '當前不在報名期內'],
  winnersPublished: [
    '结果已公布，不能再延长报名',
    'The results are published, so sign-up can’t be extended',
    '結果已公佈，不能再延長報名',
  ],
  placeholderUnknown: [
    '没有这样的占位符：{names}',
    'Unknown placeholders: {names}',
    '沒有這樣的佔位符：{names}',
  ],
  activityInUse: [
    '已有人报名，不能删除，可以取消活动',
    'People have signed up, so the activity can’t be deleted. You can cancel it instead',
    '已有人報名，不能刪除，可以取消活動',
  ],
  mediaInUse: [
    '仍有内容在使用，不能删除',
    'The file is in use, so it can’t be deleted',
    '仍有內容在使用，不能刪除',
  ],
  recordInUse: [
    '仍有内容与其关联，不能删除',
    'Other records refer to this one, so it can’t be deleted',
    '仍有內容與其關聯，不能刪除',
  ],
  recordTaken: [
    '已有同样的内容，不能恢复',
    'An equal record already exists, so this one can’t be restored',
    '已有同樣的內容，不能還原',
  ],
  recordPlaceGone: [
    '其所属的内容已不存在，不能恢复',
    'The record it belonged to no longer exists, so it can’t be restored',
    '其所屬的內容已不存在，不能還原',
  ],
  yearTaken: ['该年度已有赛事', 'There is already an edition for this year', '該年度已有賽事'],
  winnersTooEarly: [
    '报名尚未截止，不能公布结果',
    'Results can’t be published before sign-up has closed',
    '報名尚未截止，不能公佈結果',
  ],
  noResultEntries: [
    '该阶段还没有可公布的项目',
    'This stage has no entries to publish yet',
    '該階段還沒有可公佈的項目',
  ],
  laterStagePublished: [
    '后续阶段的结果已经公布或将更早公布',
    'A later stage is published already, or planned for an earlier time',
    '後續階段的結果已經公佈或將更早公佈',
  ],
  plannedTooEarly: [
    '公布时间须晚于现在',
    'The time of publication must be in the future',
    '公佈時間須晚於現在',
  ],
  resultsPlanned: [
    '结果已定于报名截止前公布；请先更改公布时间',
    'Results are planned for publication before that deadline. Change the planned time first',
    '結果已定於報名截止前公佈；請先更改公佈時間',
  ],
  noAwardedEntries: ['还没有获奖项目', 'No entry has an award yet', '還沒有獲獎項目'],
  menuEntryTwice: [
    '同一页面在菜单中只能出现一次',
    'A page can appear in the menu only once',
    '同一頁面在選單中只能出現一次',
  ],
  menuLinkIncomplete: [
    '请填写链接的名称和地址',
    'A link needs a name and an address',
    '請填寫連結的名稱和地址',
  ],
  notAJudge: [
    '您的账号没有评审权限',
    'Your account has no permission to judge entries',
    '您的帳戶沒有評審權限',
  ],
  scoringAddressUnsafe: [
    '地址须以 https:// 开头',
    'The address must start with https://',
    '地址須以 https:// 開頭',
  ],
  scoringAddressFixed: [
    '评分系统的地址不能在菜单中修改，请由可授予权限的管理员在“评分系统”页面设置',
    'The menu can’t change the address of the scoring system. Staff with the permission to grant permissions set it on the “Scoring system” page',
    '評分系統的地址不能在選單中修改，請由可授予權限的管理員在「評分系統」頁面設定',
  ],
  menuAddressUnsafe: [
    '地址须以 https:// 开头',
    'The address must start with https://',
    '地址須以 https:// 開頭',
  ],
  addressInvalid: ['网址无效', 'The web address is invalid', '網絡地址無效'],
  editionUnknown: ['赛事不存在', 'This edition doesn’t exist', '賽事不存在'],
  storyPlaceUnknown: [
    '赛道或赛事不存在',
    'This track or edition doesn’t exist',
    '賽道或賽事不存在',
  ],
  trackTaken: ['该赛道代码已存在', 'There is already a track with this code', '該賽道代碼已存在'],
  trackInUse: [
    '该赛道已被使用，不能删除',
    'The track is in use, so it can’t be deleted',
    '該賽道已被使用，不能刪除',
  ],
  cityTaken: ['该城市代码已存在', 'There is already a city with this code', '該城市代碼已存在'],
  cityInUse: [
    '该城市已被使用，不能删除',
    'The city is in use, so it can’t be deleted',
    '該城市已被使用，不能刪除',
  ],
  provinceUnknown: ['省份不存在', 'This province doesn’t exist', '省份不存在'],
  roleNameTaken: ['已有同名角色', 'Another role has this name', '已有同名角色'],
  roleInUse: [
    '仍有人拥有该角色，请先移除',
    'Users still have this role, please remove it from them first',
    '仍有人擁有該角色，請先移除',
  ],
} satisfies Texts;
