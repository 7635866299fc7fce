import { useIntl } from 'react-intl';
import { useOptimisticSave, type ValueText } from '@/domain/record/use-optimistic-save';
import type { MessageId } from '@/i18n/message-ids';

interface List<Item> {
  items: Item[];
  revision: string;
}

const LABELS: Readonly<Record<string, MessageId>> = {
  name: 'staffSite.name',
  title: 'staff.title',
  company: 'staff.company',
  summary: 'staff.summary',
  about: 'staffSite.templateAbout',
  kind: 'staffSite.kind',
  url: 'staffSite.address',
  path: 'staffMenu.address',
  permission: 'staffMenu.seenBy',
  contacts: 'staffSite.people',
  domain: 'staffSite.domain',
  matchId: 'staffSite.edition',
  city: 'staffSite.city',
  award: 'staff.award',
  figures: 'staffSite.figures',
  img: 'staffSite.picture',
  coverFileId: 'staffSite.picture',
  logoFileId: 'staffSite.logo',
  fileId: 'staffSite.templateFile',
};

interface Options<Item> {
  /** Edited record, and the list that it was opened from; undefined while closed. */
  opened: { item: Item | 'new'; list: List<Item> } | undefined;
  valueText?: ValueText;
  readNewest: () => Promise<List<Item> | undefined>;
  update: (list: List<Item>) => Promise<unknown>;
  onSaved: () => void;
}

/**
 * Saves one record of a list that is stored as a whole. Keeps other users' changes of other records; on a
 * conflict in the same record, shows both versions.
 */
export function useListItemSave<Item extends { id?: string | undefined }>({
  opened,
  valueText,
  readNewest,
  update,
  onSaved,
}: Options<Item>) {
  const intl = useIntl();
  const initial = opened === undefined || opened.item === 'new' ? undefined : opened.item;
  const isEdited = ({ id }: Item) => initial !== undefined && id === initial.id;
  return useOptimisticSave<Item, List<Item>>({
    base: opened && { content: initial ?? {}, revision: opened.list },
    labels: Object.fromEntries(
      Object.entries(LABELS).map(([field, id]) => [field, intl.formatMessage({ id })]),
    ),
    ...(valueText && { valueText }),
    ofList: true,
    readNewest: async () => {
      const list = await readNewest();
      // If the record was deleted meanwhile, saving adds it again, so no input is lost.
      return list && { content: list.items.find(isEdited) ?? initial ?? {}, revision: list };
    },
    update: (item, { items, revision }) => {
      const isStored = items.some(isEdited);
      const next = isStored
        ? items.map((one) => (isEdited(one) ? { ...item, id: one.id } : one))
        : [...items, item];
      return update({ items: next, revision });
    },
    onSaved,
  });
}
