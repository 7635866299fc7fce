import type { Texts } from './texts.ts';

export const systemUserTexts = {
  contactMissing: [
    '请填写手机号或邮箱',
    'Please enter a mobile number or an email address',
    '請填寫手機號碼或電郵',
  ],
  nameMissing: ['请填写姓名', 'Please enter a name', '請填寫姓名'],
  mobileTaken: [
    '该手机号已被其他账号使用',
    'This mobile number belongs to another account',
    '該手機號碼已被其他帳戶使用',
  ],
  userCodeTaken: [
    '该工号已被其他账号使用',
    'This staff number belongs to another account',
    '該工號已被其他帳戶使用',
  ],
  avatarInvalid: ['头像文件无效', 'This file is not a picture', '頭像檔案無效'],
  ownRights: [
    '不能停用自己的账号或移除自己的管理权限',
    'You can’t disable your own account or remove your own access',
    '不能停用自己的帳戶或移除自己的管理權限',
  ],
  rightsUnverified: [
    '该账号的手机号和邮箱均未验证，暂不能授予权限。请先让对方登录并验证其中一项',
    'No contact of this account is verified, so it can’t have permissions yet. The user must log in and verify the mobile number or the email address first',
    '該帳戶的手機號碼和電郵均未驗證，暫不能授予權限。請先讓對方登入並驗證其中一項',
  ],
  rightsNeedEmail: [
    '没有邮箱的新账号暂不能授予权限。请填写邮箱以发送邀请，或先让对方用手机验证码登录',
    'A new account without an email address can’t have permissions yet. Enter an address for the invitation, or grant permissions after the user has logged in by SMS',
    '沒有電郵的新帳戶暫不能授予權限。請填寫電郵以發送邀請，或先讓對方以手機驗證碼登入',
  ],
  rightsLoseContact: [
    '这是该账号唯一已验证的联系方式，账号拥有权限时不能修改。请让对方在账号设置中自行更换，或先移除其权限',
    'This is the only verified contact of an account with permissions. The user can change it in the account settings, or you can remove the permissions first',
    '這是該帳戶唯一已驗證的聯絡方式，帳戶擁有權限時不能修改。請讓對方在帳戶設定中自行更換，或先移除其權限',
  ],
  ownAccount: ['不能删除自己的账号', 'You can’t delete your own account', '不能刪除自己的帳戶'],
  resetWithoutMail: [
    '网站未设置邮件服务器，用户收不到重置密码的验证码。请联系网站运维人员',
    'This site has no mail server, so users can’t receive the code for a new password. Contact the operator of the site',
    '網站未設定郵件伺服器，用戶收不到重設密碼的驗證碼。請聯絡網站營運人員',
  ],
  invitationSubject: ['邀请您使用{system}', 'Your account on {system}', '邀請您使用{system}'],
  invitationText: [
    '您好：\n\n“{system}”网站的工作人员为您开设了账号。请打开以下链接设置密码：\n\n{link}\n\n链接 {days} 天内有效，仅能使用一次。如果您不了解此事，请忽略此邮件。\n',
    'Hello,\n\nThe staff of the site “{system}” have created an account for you. Open this link to set your password:\n\n{link}\n\nThe link is valid for {days} days and can be used once. If you didn’t expect this email, ignore it.\n',
    '您好：\n\n「{system}」網站的工作人員為您開設了帳戶。請開啟以下連結設定密碼：\n\n{link}\n\n連結 {days} 天內有效，僅能使用一次。如您不了解此事，請忽略此郵件。\n',
  ],
  judgeInvitationSubject: [
    '邀请您担任{system}评委',
    'Invitation to judge: {system}',
    '邀請您擔任{system}評委',
  ],
  judgeInvitationText: [
    '您好：\n\n“{system}”组委会邀请您担任评委。请打开以下链接设置密码，分配给您的参赛项目会出现在网站的“评审项目”页面：\n\n{link}\n\n链接 {days} 天内有效，仅能使用一次。如果您不了解此事，请忽略此邮件。\n',
    'Hello,\n\nThe committee of “{system}” invites you to judge entries. Open this link to set your password; the entries assigned to you will appear under “Score entries”:\n\n{link}\n\nThe link is valid for {days} days and can be used once. If you didn’t expect this email, ignore it.\n',
    '您好：\n\n「{system}」組委會邀請您擔任評委。請開啟以下連結設定密碼，分配給您的參賽項目會出現在網站的「評審項目」頁面：\n\n{link}\n\n連結 {days} 天內有效，僅能使用一次。如您不了解此事，請忽略此郵件。\n',
  ],
  invitationOver: [
    '邀请链接已失效，请联系管理员重新发送',
    'This invitation is no longer valid. Ask the staff to send a new one',
    '邀請連結已失效，請聯絡管理員重新發送',
  ],
  invitationTooSoon: [
    '邀请刚刚发出，请 {seconds} 秒后再试',
    'An invitation was sent a moment ago, please try again in {seconds} seconds',
    '邀請剛剛發出，請 {seconds} 秒後再試',
  ],
  invitationImpossible: [
    '该用户无法接收邀请：账号须已启用、填有邮箱且尚未设置密码',
    'This user can’t be invited: the account must be enabled, have an email address and have no password yet',
    '該用戶無法接收邀請：帳戶須已啟用、填有電郵且尚未設定密碼',
  ],
  invitationWithoutMail: [
    '网站未设置邮件服务器或网址，无法发送邀请。请联系网站运维人员',
    'This site has no mail server or no public address, so it can’t send invitations. Contact the operator of the site',
    '網站未設定郵件伺服器或網絡地址，無法發送邀請。請聯絡網站營運人員',
  ],
  invitationNotSent: [
    '邀请邮件未能发出，请稍后重试',
    'The invitation couldn’t be sent, please try again later',
    '邀請郵件未能發出，請稍後重試',
  ],
  ownPasswordReset: [
    '请在账号设置中修改自己的密码',
    'Change your own password in the account settings',
    '請在帳戶設定中修改自己的密碼',
  ],
  userInUse: [
    '该账号已有业务记录，请改为停用',
    'Records refer to this account, please disable it instead',
    '該帳戶已有業務記錄，請改為停用',
  ],
} satisfies Texts;
