import { richText } from './rich-text.ts';
import type { DemoText } from './types.ts';

/** Terms of use. */
export const termsText: DemoText = {
  CN: richText([
    '欢迎使用启明创新创业大赛网站。注册账号或报名参赛，即表示您同意以下条款；参赛规则另见“参赛指南”与参赛声明。',
    '## 账号',
    '- 请使用您本人的手机号码与邮箱注册，并妥善保管密码｜账号仅供本人使用，不得转让或出借｜发现账号被他人使用时，请立即重设密码并结束其他登录',
    '## 您提交的内容',
    '您提交的项目资料归您或您的团队所有。您授权组委会为受理报名、评审、公布结果和宣传大赛之目的，使用您选择公开的名称、简介、图片与视频。商业计划书等附件不会公开。',
    '您承诺所提交的内容真实、合法，不侵犯他人的知识产权、商业秘密或名誉。',
    '## 请勿这样使用',
    '- 冒用他人身份，或为同一项目重复报名｜上传含有恶意程序、违法或侵权内容的文件｜以程序大量访问网站，妨碍他人使用｜试图查看不属于您的资料',
    '违反以上约定的，组委会可以取消报名或停用账号，并说明理由。您可以在五个工作日内提出申诉。',
    '## 网站服务',
    '网站免费提供。我们尽力保持服务稳定，维护会提前公告；截止时间前后访问集中，请尽早提交。因网站故障造成无法按时提交的，组委会将相应延长截止时间并予以公布。',
    '## 责任',
    '评审结论由评审委员会独立作出。除故意或重大过失外，组委会不对使用网站造成的间接损失承担责任。法律规定不得免除的责任不受此限。',
    '## 变更与适用法律',
    '条款有重要变化时，我们会在您下次访问时请您重新同意；不同意的，可以注销账号。本条款适用中华人民共和国法律；争议协商不成的，由组委会所在地人民法院管辖。',
  ]),
  US: richText([
    'Welcome to the website of the Qiming Innovation & Entrepreneurship Competition. By creating an account or entering the competition, you agree to these terms. The rules of the competition are set out in the guide and in the statement that entrants accept.',
    '## Your account',
    '- Register with your own mobile number and email address, and keep your password safe｜The account is for your use only and may not be transferred or lent｜If someone else uses your account, reset the password immediately and log out all other sessions',
    '## What you submit',
    'Your entry belongs to you or your team. You allow the committee to use the name, summary, pictures and video that you chose to make public, in order to process and review entries, publish results and promote the competition. Business plans and other files are never published.',
    'You warrant that what you submit is true and lawful and does not infringe anyone’s intellectual property, trade secrets or reputation.',
    '## What is not allowed',
    '- Using someone else’s identity, or entering the same project more than once｜Uploading malware, or content that is unlawful or infringes rights｜Sending so many automated requests that others can’t use the site｜Trying to access data that isn’t yours',
    'If you break these rules, the committee may cancel your entry or disable your account, and will give the reason. You can appeal within five working days.',
    '## The service',
    'The site is free of charge. We do our best to keep it available and announce maintenance in advance. The site is busiest right before a deadline, so please submit early. If a failure of the site prevents submissions in time, the committee will extend the deadline and announce the extension.',
    '## Liability',
    'The review panel decides independently. Except in cases of intent or gross negligence, the committee is not liable for indirect loss arising from the use of the site. This does not limit liability that cannot be excluded by law.',
    '## Changes and law',
    'When these terms change in important ways, we will ask you to agree again on your next visit; if you disagree, you can close your account. These terms are governed by the law of the People’s Republic of China. Disputes that can’t be resolved by negotiation are subject to the jurisdiction of the people’s court at the seat of the committee.',
  ]),
};
