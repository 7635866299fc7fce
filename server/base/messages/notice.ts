import type { Texts } from './texts.ts';

/** Subject and text of the notice for each event (`server/notices/events.ts`). */
export const noticeTexts = {
  /** Frame of every mail. */
  noticeFrame: [
    '您好：\n\n{text}\n{link}\n{system}\n此邮件由系统自动发送，请勿直接回复。',
    'Hello,\n\n{text}\n{link}\n{system}\nThis email was sent automatically. Please don’t reply.',
    '您好：\n\n{text}\n{link}\n{system}\n此郵件由系統自動發送，請勿直接回覆。',
  ],
  /** Frame of every SMS, and its optional link. */
  noticeSms: ['【{system}】{text}。', '[{system}] {text}.', '【{system}】{text}。'],
  noticeSmsLink: ['详情：{link}', ' Details: {link}', '詳情：{link}'],
  /** Time with its time zone. */
  timeOfBeijing: ['{time}（北京时间）', '{time} (Beijing time)', '{time}（北京時間）'],
  accountVerifiedSubject: ['您的邮箱已验证', 'Your email address is verified', '您的電郵已驗證'],
  accountVerifiedText: [
    '您的邮箱已通过验证，今后大赛的通知会发送到这里。如非本人操作，请尽快修改密码。',
    'Your email address is verified. From now on, notices about the competition are sent to it. If this wasn’t you, please change your password soon.',
    '您的電郵已通過驗證，今後大賽的通知會發送到這裏。如非本人操作，請盡快修改密碼。',
  ],
  entrySubmittedSubject: [
    '已收到参赛项目：{name}',
    'Entry received: {name}',
    '已收到參賽項目：{name}',
  ],
  entrySubmittedText: [
    '您的参赛项目“{name}”已提交。报名截止前可以随时修改并再次提交。',
    'Your entry “{name}” has been submitted. You can change it and submit it again until sign-up closes.',
    '您的參賽項目「{name}」已提交。報名截止前可以隨時修改並再次提交。',
  ],
  entryResubmittedSubject: [
    '已收到修改后的参赛项目：{name}',
    'Updated entry received: {name}',
    '已收到修改後的參賽項目：{name}',
  ],
  entryResubmittedText: [
    '您修改后的参赛项目“{name}”已提交，评审以最新一次提交的内容为准。',
    'Your updated entry “{name}” has been submitted. It replaces the previous version.',
    '您修改後的參賽項目「{name}」已提交，評審以最新一次提交的內容為準。',
  ],
  entryWithdrawnSubject: [
    '参赛项目已撤回：{name}',
    'Entry withdrawn: {name}',
    '參賽項目已撤回：{name}',
  ],
  entryWithdrawnText: [
    '您的参赛项目“{name}”已撤回为草稿，目前不参加评审。报名截止前可以再次提交。',
    'Your entry “{name}” is a draft again and does not take part in the review. You can submit it again until sign-up closes.',
    '您的參賽項目「{name}」已撤回為草稿，目前不參加評審。報名截止前可以再次提交。',
  ],
  entryAcceptedSubject: [
    '参赛项目已通过审查：{name}',
    'Entry accepted: {name}',
    '參賽項目已通過審查：{name}',
  ],
  entryAcceptedText: [
    '参赛项目“{name}”已通过审查，现已在网站上展示。',
    'Your entry “{name}” has been accepted and is now shown on the site.',
    '參賽項目「{name}」已通過審查，現已在網站上展示。',
  ],
  decisionPublishedSubject: [
    '评审结果已公布：{name}',
    'Decision published: {name}',
    '評審結果已公佈：{name}',
  ],
  decisionPublishedText: [
    '参赛项目“{name}”的评审结果已公布，请登录个人中心查看。',
    'The decision on your entry “{name}” has been published. Log in to your personal centre to read it.',
    '參賽項目「{name}」的評審結果已公佈，請登入個人中心查看。',
  ],
  resultsWithdrawnSubject: [
    '评审结果已撤回：{name}',
    'Results withdrawn: {name}',
    '評審結果已撤回：{name}',
  ],
  resultsWithdrawnText: [
    '此前公布的参赛项目“{name}”的评审结果已撤回，请以再次公布的结果为准。',
    'The committee has withdrawn the published result of your entry “{name}”. Please wait until the results are published again.',
    '此前公佈的參賽項目「{name}」的評審結果已撤回，請以再次公佈的結果為準。',
  ],
  entryNoteSubject: [
    '组委会对您的项目有说明：{name}',
    'Note on your entry: {name}',
    '組委會對您的項目有說明：{name}',
  ],
  entryNoteText: [
    '组委会对参赛项目“{name}”写了说明，请登录个人中心查看。',
    'The committee has written a note on your entry “{name}”. Log in to your personal centre to read it.',
    '組委會對參賽項目「{name}」寫了說明，請登入個人中心查看。',
  ],
  decisionOutdatedSubject: [
    '参赛项目在评审后有修改：{name}',
    'Entry changed after your decision: {name}',
    '參賽項目在評審後有修改：{name}',
  ],
  decisionOutdatedText: [
    '您作出评审决定后，团队又修改了参赛项目“{name}”。原决定仍然保留，请查看最新内容，必要时重新评审。',
    'The team has changed the entry “{name}” since you decided on it. Your decision still stands. Please look at the new version and decide again if necessary.',
    '您作出評審決定後，團隊又修改了參賽項目「{name}」。原決定仍然保留，請查看最新內容，必要時重新評審。',
  ],
  publicationRefusedSubject: [
    '评审结果未按计划公布：{name}',
    'Results not published as planned: {name}',
    '評審結果未按計劃公佈：{name}',
  ],
  publicationRefusedText: [
    '“{name}”的评审结果未按您的计划公布：{reason}。请处理后重新公布。',
    'The results of “{name}” were not published as you planned: {reason}. Please resolve this and publish them again.',
    '「{name}」的評審結果未按您的計劃公佈：{reason}。請處理後重新公佈。',
  ],
  changesRequestedSubject: [
    '请修改您的参赛项目：{name}',
    'Please change your entry: {name}',
    '請修改您的參賽項目：{name}',
  ],
  changesRequestedText: [
    '组委会请您修改参赛项目“{name}”，并在 {time} 前重新提交。具体要求见报名表，个人中心也可查看。',
    'The committee asks you to change your entry “{name}” and to submit it again by {time}. The entry form and your personal centre show what to change.',
    '組委會請您修改參賽項目「{name}」，並在 {time} 前重新提交。具體要求見報名表，個人中心也可查看。',
  ],
  changesWithdrawnSubject: [
    '参赛项目无需再修改：{name}',
    'No changes needed: {name}',
    '參賽項目無需再修改：{name}',
  ],
  changesWithdrawnText: [
    '组委会撤回了对参赛项目“{name}”的修改要求，您无需再修改。已提交的内容保持不变。',
    'The committee has withdrawn its request to change your entry “{name}”. You don’t need to do anything; your entry stays as submitted.',
    '組委會撤回了對參賽項目「{name}」的修改要求，您無需再修改。已提交的內容保持不變。',
  ],
  changesAnsweredSubject: [
    '团队已按要求修改：{name}',
    'Entry changed as requested: {name}',
    '團隊已按要求修改：{name}',
  ],
  changesAnsweredText: [
    '团队按照您的要求修改了参赛项目“{name}”，并已重新提交。请查看最新内容。',
    'The team has changed the entry “{name}” as you requested, and submitted it again. Please look at the new version.',
    '團隊按照您的要求修改了參賽項目「{name}」，並已重新提交。請查看最新內容。',
  ],
  expertApprovedSubject: ['专家报名已通过', 'Expert registration approved', '專家報名已通過'],
  expertApprovedText: [
    '您的专家报名已通过审核，感谢您的支持。',
    'Your expert registration has been approved. Thank you for your support.',
    '您的專家報名已通過審核，感謝您的支持。',
  ],
  expertDeclinedSubject: ['专家报名未通过', 'Expert registration declined', '專家報名未通過'],
  expertDeclinedText: [
    '您的专家报名未通过审核。原因：{reason}\n您可以修改后再次提交。',
    'Your expert registration was declined. Reason: {reason}\nYou can change it and submit it again.',
    '您的專家報名未通過審核。原因：{reason}\n您可以修改後再次提交。',
  ],
  activitySignedUpSubject: ['活动报名成功：{title}', 'Signed up: {title}', '活動報名成功：{title}'],
  activitySignedUpText: [
    '您已报名参加“{title}”。\n时间：{time}\n地点：{place}\n签到凭证在活动页面上。',
    'You are signed up for “{title}”.\nTime: {time}\nLocation: {place}\nYour ticket is on the activity’s page.',
    '您已報名參加「{title}」。\n時間：{time}\n地點：{place}\n簽到憑證在活動頁面上。',
  ],
  activityChangedSubject: [
    '活动有变更：{title}',
    'Activity changed: {title}',
    '活動有變更：{title}',
  ],
  activityChangedText: [
    '您报名的活动“{title}”有变更，现在的安排是：\n时间：{time}\n地点：{place}',
    'The activity “{title}”, which you signed up for, has changed. The new details:\nTime: {time}\nLocation: {place}',
    '您報名的活動「{title}」有變更，現在的安排是：\n時間：{time}\n地點：{place}',
  ],
  activityCancelledSubject: [
    '活动已取消：{title}',
    'Activity cancelled: {title}',
    '活動已取消：{title}',
  ],
  activityCancelledText: [
    '您报名的活动“{title}”已取消。原因：{reason}',
    'The activity “{title}”, which you signed up for, has been cancelled. Reason: {reason}',
    '您報名的活動「{title}」已取消。原因：{reason}',
  ],
  activityTomorrowSubject: [
    '活动即将开始：{title}',
    'Starts soon: {title}',
    '活動即將開始：{title}',
  ],
  activityTomorrowText: [
    '您报名的活动“{title}”即将开始。\n时间：{time}\n地点：{place}\n签到凭证在活动页面上。',
    'The activity “{title}”, which you signed up for, starts soon.\nTime: {time}\nLocation: {place}\nYour ticket is on the activity’s page.',
    '您報名的活動「{title}」即將開始。\n時間：{time}\n地點：{place}\n簽到憑證在活動頁面上。',
  ],
  signUpExtendedSubject: [
    '报名截止时间延长：{name}',
    'Sign-up extended: {name}',
    '報名截止時間延長：{name}',
  ],
  signUpExtendedText: [
    '“{name}”的报名截止时间已延长至 {time}。在此之前可以继续修改并提交参赛项目。',
    'Sign-up for “{name}” has been extended and now closes on {time}. You can change and submit your entry until then.',
    '「{name}」的報名截止時間已延長至 {time}。在此之前可以繼續修改並提交參賽項目。',
  ],
  rightsWithdrawnSubject: [
    '账号权限已移除：{name}',
    'Permissions removed: {name}',
    '帳戶權限已移除：{name}',
  ],
  rightsWithdrawnText: [
    '账号“{name}”此前从未验证过手机号或邮箱。现在有人通过验证码证明自己持有其中一项，并登录了该账号，系统因此移除了该账号的全部权限和角色。请先核实对方身份，再决定是否重新授予。',
    'No contact of the account “{name}” had been verified. The owner of its phone number or email address has now logged in with a code, so all permissions and roles of the account were removed. Find out who owns the account before you grant them again.',
    '帳戶「{name}」此前從未驗證過手機號碼或電郵。現在有人以驗證碼證明自己持有其中一項，並登入了該帳戶，系統因此移除了該帳戶的全部權限和角色。請先核實對方身份，再決定是否重新授予。',
  ],
  judgeAppointedSubject: ['您已成为大赛评委', 'You are now a judge', '您已成為大賽評委'],
  judgeAppointedText: [
    '组委会已邀请您担任大赛评委。分配给您的参赛项目会出现在网站菜单的“评分系统”中。',
    'The committee has appointed you as a judge. Entries assigned to you will appear under “Scoring system” in the menu of the site.',
    '組委會已邀請您擔任大賽評委。分配給您的參賽項目會出現在網站選單的「評分系統」中。',
  ],
  judgingAssignedSubject: [
    '您有新的评审项目：{title}',
    'Entries to judge: {title}',
    '您有新的評審項目：{title}',
  ],
  judgingAssignedText: [
    '“{title}”有参赛项目分配给您评审，评分请于 {time} 前提交。请登录网站查看；如与某个项目存在利益冲突，请在其页面上回避。',
    'Entries of “{title}” have been assigned to you. Judging closes on {time}. If you have a conflict of interest with one of them, decline it on its page.',
    '「{title}」有參賽項目分配給您評審，評分請於 {time} 前提交。請登入網站查看；如與某個項目存在利益衝突，請在其頁面上迴避。',
  ],
  judgingReminderSubject: [
    '评审即将截止：{title}',
    'Score sheets to finish: {title}',
    '評審即將截止：{title}',
  ],
  judgingReminderText: [
    '“{title}”还有您尚未提交的评分，评审将于 {time} 截止。',
    'You have score sheets of “{title}” to finish. Judging closes on {time}.',
    '「{title}」還有您尚未提交的評分，評審將於 {time} 截止。',
  ],
  assignmentDeclinedSubject: ['评委回避：{name}', 'A judge declined: {name}', '評委迴避：{name}'],
  assignmentDeclinedText: [
    '“{title}”的一位评委不评审参赛项目“{name}”，原因：{reason}。请为该项目分配另一位评委。',
    'A judge of “{title}” declined to judge the entry “{name}”. Reason: {reason}. Assign another judge to it.',
    '「{title}」的一位評委不評審參賽項目「{name}」，原因：{reason}。請為該項目分配另一位評委。',
  ],
  certificateIssuedSubject: [
    '证书已颁发：{name}',
    'Certificate ready: {name}',
    '證書已頒發：{name}',
  ],
  certificateIssuedText: [
    '“{title}”颁发给您的{name}（编号 {number}）可在个人中心下载。',
    'Your certificate of “{title}” is ready: {name}, number {number}. Download it in your personal centre.',
    '「{title}」頒發給您的{name}（編號 {number}）可在個人中心下載。',
  ],
} satisfies Texts;
