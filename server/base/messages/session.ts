import type { Texts } from './texts.ts';

export const sessionTexts = {
  sessionExpired: [
    '登录已过期，请重新登录',
    'Your session has expired, please log in again',
    '登入已過期，請重新登入',
  ],
  wrongPassword: ['用户名或密码错误', 'Wrong username or password', '用戶名或密碼錯誤'],
  tooManyAttempts: [
    '尝试次数过多，请 {minutes} 分钟后再试',
    'Too many attempts, please try again in {minutes} minutes',
    '嘗試次數過多，請 {minutes} 分鐘後再試',
  ],
  tooManyAttemptsSeconds: [
    '操作过于频繁，请 {seconds} 秒后再试',
    'Too many attempts, please try again in {seconds} seconds',
    '操作過於頻繁，請 {seconds} 秒後再試',
  ],
  tooManyAttemptsHours: [
    '今日操作次数已达上限，请 {hours} 小时后再试',
    'You have reached today’s limit, please try again in {hours} hours',
    '今日操作次數已達上限，請 {hours} 小時後再試',
  ],
  serverBusy: [
    '当前访问人数较多，请 {seconds} 秒后再试',
    'The site is busy, please try again in {seconds} seconds',
    '目前瀏覽人數較多，請 {seconds} 秒後再試',
  ],
  passwordResetRequired: [
    '为了您的账号安全，请先重置密码',
    'To keep your account safe, please reset your password first',
    '為了您的帳戶安全，請先重設密碼',
  ],
  consentMissing: [
    '请先阅读并同意最新的隐私政策与用户协议',
    'Please read and agree to the current privacy policy and terms of use first',
    '請先閱讀並同意最新的私隱政策與用戶協議',
  ],
  closeStaff: [
    '该账号拥有工作权限，须先由管理员移除权限才能注销',
    'This account has permissions, which an administrator must remove before it can be closed',
    '該帳戶擁有工作權限，須先由管理員移除權限才能註銷',
  ],
  closeRunning: [
    '该账号的项目正在参加尚未结束的赛事，请先撤回项目，或在赛事结束后注销',
    'The account has an entry in an edition that has not finished. Withdraw the entry first, or wait until the edition has finished',
    '該帳戶的項目正在參加尚未結束的賽事，請先撤回項目，或在賽事結束後註銷',
  ],
  accountClosed: ['该账号已注销', 'This account is closed already', '該帳戶已註銷'],
  passwordNotCurrent: ['当前密码不正确', 'The current password is wrong', '目前的密碼不正確'],
  ownPasswordMissing: [
    '您的账号尚未设置密码，请先在账号设置中设置',
    'Your account has no password yet. Set one in the account settings first',
    '您的帳戶尚未設定密碼，請先在帳戶設定中設定',
  ],
  passwordCommon: [
    '该密码过于常见，请换一个更难猜的密码',
    'This password is too common, please choose one that is harder to guess',
    '該密碼過於常見，請換一個更難猜的密碼',
  ],
  passwordSame: [
    '新密码不能与当前密码相同',
    'The new password must differ from the current one',
    '新密碼不能與目前的密碼相同',
  ],
  usernameNotMobile: [
    '用户名必须与手机号一致',
    'The username must be the mobile number',
    '用戶名必須與手機號碼一致',
  ],
  phoneTaken: [
    '该手机号已注册，请直接登录',
    'This phone number is already registered, please log in',
    '該手機號碼已註冊，請直接登入',
  ],
  emailTaken: [
    '该邮箱已被其他账号使用',
    'This email address belongs to another account',
    '該電郵已被其他帳戶使用',
  ],
  wrongCode: [
    '验证码错误或已过期',
    'The verification code is wrong or has expired',
    '驗證碼錯誤或已過期',
  ],
  codeTooSoon: [
    '发送过于频繁，请 {seconds} 秒后再试',
    'A code was sent a moment ago, please try again in {seconds} seconds',
    '發送過於頻繁，請 {seconds} 秒後再試',
  ],
  contactUnconfirmed: [
    '请先验证您的手机号或邮箱',
    'Please confirm your phone number or email address first',
    '請先驗證您的手機號碼或電郵',
  ],
  phoneReleased: [
    '该手机号未经原账号确认，现已解除绑定，请重新注册；原账号可用邮箱和密码登录',
    'Another account had this number but never confirmed it, so the number has been released. You can now register with it; the other account can log in with its email address and password',
    '該手機號碼未經原帳戶確認，現已解除綁定，請重新註冊；原帳戶可用電郵和密碼登入',
  ],
  emailReleased: [
    '该邮箱未经原账号确认，现已解除绑定，请重新注册；原账号可用手机号登录',
    'Another account had this email address but never confirmed it, so the address has been released. You can now register with it; the other account can log in with its phone number',
    '該電郵未經原帳戶確認，現已解除綁定，請重新註冊；原帳戶可用手機號碼登入',
  ],
  contactCodeSubject: ['确认联系方式的验证码', 'Your confirmation code', '確認聯絡方式的驗證碼'],
  contactCodeText: [
    '【{system}】确认联系方式的验证码：{code}，{minutes} 分钟内有效，请勿告诉他人。如非本人操作，请忽略。',
    '[{system}] Your confirmation code is {code}. It is valid for {minutes} minutes. Don’t share it. If you didn’t request it, ignore this message.',
    '【{system}】確認聯絡方式的驗證碼：{code}，{minutes} 分鐘內有效，請勿告訴他人。如非本人操作，請忽略。',
  ],
  loginCodeSms: [
    '【{system}】登录验证码：{code}，{minutes} 分钟内有效，请勿告诉他人。',
    '[{system}] Your login code is {code}. It is valid for {minutes} minutes. Don’t share it.',
    '【{system}】登入驗證碼：{code}，{minutes} 分鐘內有效，請勿告訴他人。',
  ],
  resetCodeSubject: ['重置密码的验证码', 'Your password reset code', '重設密碼的驗證碼'],
  resetCodeText: [
    '您好：\n\n您正在重置“{system}”网站的登录密码，验证码为：\n\n{code}\n\n{minutes} 分钟内有效。如果不是您本人操作，请忽略此邮件，密码不会改变。\n',
    'Hello,\n\nYou asked to reset your password on the site “{system}”. Your code is:\n\n{code}\n\nIt is valid for {minutes} minutes. If you didn’t request it, ignore this email: your password stays the same.\n',
    '您好：\n\n您正在重設「{system}」網站的登入密碼，驗證碼為：\n\n{code}\n\n{minutes} 分鐘內有效。如非您本人操作，請忽略此郵件，密碼不會改變。\n',
  ],
} satisfies Texts;
