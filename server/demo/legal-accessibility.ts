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
    'We want everybody to be able to use this site: with a screen reader, by keyboard alone, with enlarged pages, or on a phone. Our measure is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
    '## What works',
    '- Everything can be done by keyboard alone, and you can see where you are｜Headings, landmarks and names of fields tell a screen reader what a page holds｜Text stands out from its background; there is a night mode and a mode for colour weakness｜Pages can be read at 400 % without scrolling sideways｜Animations follow the system’s setting for reduced motion｜The introductory videos have captions',
    '## What is still missing',
    '- Files and videos of the teams are their own work and may lack text alternatives or captions｜Some charts have a table as their only alternative｜Parts that are marked “Chinese only” haven’t been translated yet',
    '## Tell us',
    'If something stands in your way, or you need a document in another form, please turn to the contacts at the foot of the page and name the page and your device. We answer within five working days and help you first in the way that suits you, by filling in the sign-up form for you, for example.',
    '## How we check',
    'Before each update we check every page by automated tools, and go through registration, sign-up and check-in by keyboard and screen reader ourselves.',
  ]),
};
