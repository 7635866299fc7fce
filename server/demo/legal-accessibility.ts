import { richText } from './rich-text.ts';
import type { DemoText } from './types.ts';

/** Accessibility statement. */
export const accessibilityText: DemoText = {
  CN: richText([
    '我们希望每个人都能使用本网站，包括使用读屏软件、只用键盘、放大页面或在手机上浏览的人。网站以《网页内容无障碍指南》（WCAG）2.2 的 AA 级为目标。',
    '## 已经做到的',
    '- 所有功能都可以只用键盘完成，当前位置清晰可见｜页面有明确的标题、地标与字段名称，读屏软件能够识别｜文字与背景有足够的对比度，另有夜间模式与色弱模式｜页面放大到百分之四百仍可阅读，不需要左右滚动｜动画遵从系统的“减少动态效果”设置｜介绍视频配有字幕',
    '## 尚有不足',
    '- 参赛团队上传的文件与视频由其自行制作，可能没有文字替代或字幕｜部分图表只以表格形式提供替代｜英文版中，标有“仅中文”的内容尚未翻译',
    '## 告诉我们',
    '如果您在使用中遇到障碍，或需要其他形式的资料，请通过页脚的联系方式告诉大赛咨询组，并说明页面地址与所用的设备。我们会在五个工作日内答复，并先以您方便的方式提供帮助，例如代为填写报名表。',
    '## 如何检查',
    '每次更新前，我们用自动化工具检查全部页面，并人工以键盘与读屏软件走完注册、报名和签到的流程。',
  ]),
  US: richText([
    'We want everyone to be able to use this site, including with a screen reader, with only a keyboard, with enlarged pages, or on a phone. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
    '## What works',
    '- All functions work with only a keyboard, and the current position is clearly visible｜Pages have clear headings, landmarks and field labels that screen readers recognise｜Text has sufficient contrast with its background; there is also a night mode and a colour-weak mode｜Pages remain readable at 400% zoom without horizontal scrolling｜Animations respect the system’s reduced-motion setting｜The introductory videos have captions',
    '## What is still missing',
    '- Files and videos uploaded by teams are made by the teams and may lack text alternatives or captions｜Some charts have a table as their only alternative｜Content marked “Chinese only” hasn’t been translated yet',
    '## Tell us',
    'If you have difficulty using the site, or need information in another format, please use the contact details at the foot of the page and tell us the page address and your device. We reply within five working days and first help you in the way that suits you, for example by filling in the sign-up form for you.',
    '## How we check',
    'Before each update, we check every page with automated tools and test registration, sign-up and check-in manually with a keyboard and a screen reader.',
  ]),
};
