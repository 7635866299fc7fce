import type account from './messages/CN/account.json';
import type guide from './messages/CN/guide.json';
import type history from './messages/CN/history.json';
import type domain from './messages/CN/domain.json';
import type diagnostics from './messages/CN/diagnostics.json';
import type activity from './messages/CN/activity.json';
import type common from './messages/CN/common.json';
import type entry from './messages/CN/entry.json';
import type entryRules from './messages/CN/entryRules.json';
import type form from './messages/CN/form.json';
import type signUp from './messages/CN/signUp.json';
import type start from './messages/CN/start.json';
import type upload from './messages/CN/upload.json';
import type certificate from './messages/CN/certificate.json';
import type expert from './messages/CN/expert.json';
import type personal from './messages/CN/personal.json';
import type error from './messages/CN/error.json';
import type mobile from './messages/CN/mobile.json';
import type offline from './messages/CN/offline.json';
import type gallery from './messages/CN/gallery.json';
import type identity from './messages/CN/identity.json';
import type judging from './messages/CN/judging.json';
import type inApp from './messages/CN/inApp.json';
import type home from './messages/CN/home.json';
import type legal from './messages/CN/legal.json';
import type login from './messages/CN/login.json';
import type news from './messages/CN/news.json';
import type route from './messages/CN/route.json';
import type scan from './messages/CN/scan.json';
import type search from './messages/CN/search.json';
import type secondFactor from './messages/CN/secondFactor.json';
import type session from './messages/CN/session.json';
import type validation from './messages/CN/validation.json';
import type settings from './messages/CN/settings.json';
import type tabs from './messages/CN/tabs.json';
import type admin from './messages/CN/admin.json';
import type sysUser from './messages/CN/sysUser.json';
import type dictionary from './messages/CN/dictionary.json';
import type staff from './messages/CN/staff.json';
import type staffActivity from './messages/CN/staffActivity.json';
import type staffEntry from './messages/CN/staffEntry.json';
import type staffHelp from './messages/CN/staffHelp.json';
import type staffJudging from './messages/CN/staffJudging.json';
import type staffLead from './messages/CN/staffLead.json';
import type palette from './messages/CN/palette.json';
import type staffConfig from './messages/CN/staffConfig.json';
import type staffSite from './messages/CN/staffSite.json';
import type staffLegal from './messages/CN/staffLegal.json';
import type staffMenu from './messages/CN/staffMenu.json';
import type staffNotice from './messages/CN/staffNotice.json';
import type staffRight from './messages/CN/staffRight.json';
import type staffResult from './messages/CN/staffResult.json';
import type staffCertificate from './messages/CN/staffCertificate.json';
import type staffAudit from './messages/CN/staffAudit.json';
import type staffTable from './messages/CN/staffTable.json';
import type staffMatch from './messages/CN/staffMatch.json';
import type noEdition from './messages/CN/noEdition.json';
import type waits from './messages/CN/waits.json';

type Messages = typeof account &
  typeof activity &
  typeof guide &
  typeof history &
  typeof domain &
  typeof certificate &
  typeof diagnostics &
  typeof common &
  typeof entry &
  typeof entryRules &
  typeof form &
  typeof identity &
  typeof signUp &
  typeof start &
  typeof upload &
  typeof expert &
  typeof personal &
  typeof error &
  typeof mobile &
  typeof offline &
  typeof gallery &
  typeof home &
  typeof judging &
  typeof inApp &
  typeof legal &
  typeof login &
  typeof news &
  typeof route &
  typeof scan &
  typeof search &
  typeof secondFactor &
  typeof session &
  typeof validation &
  typeof settings &
  typeof tabs &
  typeof admin &
  typeof sysUser &
  typeof dictionary &
  typeof staff &
  typeof staffActivity &
  typeof staffEntry &
  typeof staffHelp &
  typeof staffJudging &
  typeof staffLead &
  typeof palette &
  typeof staffConfig &
  typeof staffSite &
  typeof staffLegal &
  typeof staffMenu &
  typeof staffNotice &
  typeof staffRight &
  typeof staffAudit &
  typeof staffResult &
  typeof staffCertificate &
  typeof staffTable &
  typeof staffMatch &
  typeof noEdition &
  typeof waits;

/** Ids of all texts; an unknown id is a type error. */
export type MessageId = keyof Messages;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the library types ids this way
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
