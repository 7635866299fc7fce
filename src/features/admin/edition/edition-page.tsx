import { getRouteApi } from '@tanstack/react-router';
import { Select, Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateMatch,
  useDeleteMatchDraft,
  useListStaffMatches,
  useSaveMatchDraft,
  useUpdateMatch,
} from '@/api/generated/staff-match/staff-match';
import type { StaffMatch, StaffMatchBody } from '@/api/generated/model';
import { RecordHead } from '@/domain/record/record-head';
import { SaveDraftButton } from '@/domain/record/save-draft-button';
import { newestVersion } from '@/domain/record/newest-version';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import type { MessageId } from '@/i18n/message-ids';
import { useTextElement } from '@/i18n/use-text-element';
import { useTextIn } from '@/i18n/use-text-in';
import { notify } from '@/lib/notices';
import { StaffPage } from '@/ui/admin/staff-page';
import { GoneState, FailedState } from '@/ui/feedback/result-state';
import { usePageName } from '@/ui/admin/page-name';
import { EditionForm } from './edition-form';
import styles from './edition-form.module.css';
import { EditionPublication } from './edition-publication';
import type { Step } from './edition-search';
import { bodyOf, following } from './edition-values';

const route = getRouteApi('/_admin/_competition/a/match/edition');
const EMPTY = 'none';

/** Labels of the fields in the comparison of two versions. */
const LABELLED: readonly (readonly [keyof StaffMatchBody, MessageId])[] = [
  ['year', 'staffMatch.year'],
  ['edition', 'staffMatch.edition'],
  ['name', 'staffMatch.name'],
  ['theme', 'staffMatch.theme'],
  ['introduction', 'staffMatch.introduction'],
  ['bannerFileId', 'staffMatch.banner'],
  ['signUpStart', 'staffMatch.signUpStart'],
  ['signUpEnd', 'staffMatch.signUpEnd'],
  ['stages', 'staffMatch.stages'],
  ['prizes', 'staffMatch.prizes'],
  ['figures', 'staffMatch.step.prizes'],
  ['entryRules', 'staffMatch.step.rules'],
  ['guide', 'staffMatch.guide'],
  ['criteria', 'staffMatch.criteria'],
  ['gallery', 'staffMatch.gallery'],
  ['downloads', 'staffMatch.downloads'],
  ['statement', 'staffMatch.statement'],
  ['statementTitle', 'staffMatch.statementTitle'],
];

/** Page to create and edit an edition in steps. */
export function EditionPage() {
  const textIn = useTextIn();
  const textElement = useTextElement();
  const { id } = route.useSearch();
  const { data, error, isError, refetch } = useListStaffMatches();
  const stored = data?.find((one) => one.id === id);
  usePageName(stored && textIn(stored.name));
  return (
    <StaffPage
      title={stored ? textElement(stored.name) : <FormattedMessage id="staffMatch.add" />}
      lead={<FormattedMessage id="staffMatch.lead" />}
    >
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton active />}
      {data !== undefined &&
        (id !== undefined && stored === undefined ? (
          <GoneState title={<FormattedMessage id="staffMatch.gone" />} />
        ) : (
          <OpenEdition key={id ?? 'new'} editions={data} stored={stored} />
        ))}
    </StaffPage>
  );
}

function OpenEdition({
  editions,
  stored,
}: {
  editions: StaffMatch[];
  stored: StaffMatch | undefined;
}) {
  const intl = useIntl();
  const textIn = useTextIn();
  const { step = 'basics', copy = editions[0]?.id ?? EMPTY } = route.useSearch();
  const navigate = route.useNavigate();
  const create = useCreateMatch();
  const update = useUpdateMatch();
  const saveDraft = useSaveMatchDraft();
  const discard = useDeleteMatchDraft();
  /** Incremented with each save, to reset the form to the saved values (including generated translations). */
  const [saved, setSaved] = useState(0);
  const onStep = (next: Step) =>
    void navigate({ search: (now) => ({ ...now, step: next }), replace: true });

  /** Version on which the form is based; unlike the list, not affected by changes of other users. */
  const [base, setBase] = useState(stored);

  const show = (edition: StaffMatch, at?: Step) => {
    setSaved((times) => times + 1);
    // Keeps the current step, which may have changed since.
    void navigate({ search: (now) => ({ id: edition.id, step: at ?? now.step }), replace: true });
  };
  const begin = (edition: StaffMatch) => {
    setBase(edition);
    show(edition);
  };
  const reportSaved = () => notify('success', intl.formatMessage({ id: 'staffMatch.saved' }), 2);
  const afterSave = (edition: StaffMatch) => {
    reportSaved();
    begin(edition);
  };
  /** Opens the new edition in another tab; this tab becomes an empty form for the next new edition. */
  const afterCreation = async (edition: StaffMatch) => {
    reportSaved();
    // Otherwise this tab would show a copy of the new edition at the same step.
    await navigate({ search: { copy: EMPTY }, replace: true });
    show(edition, step);
  };
  const saver = useOptimisticSave<StaffMatchBody, number>({
    base: base && { content: base, revision: base.revision },
    labels: Object.fromEntries(
      LABELLED.map(([field, id]) => [field, intl.formatMessage({ id })] as const),
    ),
    readNewest: () => newestVersion('match', base?.id ?? ''),
    update: async (body, revision) =>
      afterSave(await update.mutateAsync({ data: { ...body, id: base?.id ?? '', revision } })),
    onSaved: () => undefined,
  });
  const save = (values: StaffMatchBody) => {
    const data = bodyOf(values);
    if (stored) saver.save(data);
    else create.mutate({ data }, { onSuccess: (edition) => void afterCreation(edition) });
  };

  const former = editions.find((one) => one.id === copy);
  return (
    <>
      {saver.dialog}
      {stored === undefined && editions.length > 0 && (
        <label className={styles['copy']}>
          <FormattedMessage id="staffMatch.copyFrom" />
          <Select
            value={former?.id ?? EMPTY}
            style={{ minWidth: 240 }}
            aria-label={intl.formatMessage({ id: 'staffMatch.copyFrom' })}
            options={[
              ...editions.map((one) => ({ value: one.id, label: textIn(one.name) })),
              { value: EMPTY, label: intl.formatMessage({ id: 'staffMatch.copyNothing' }) },
            ]}
            onChange={(value) =>
              void navigate({ search: (now) => ({ ...now, copy: value }), replace: true })
            }
          />
        </label>
      )}
      <EditionForm
        key={`${stored?.id ?? copy} ${String(saved)}`}
        step={step}
        onStep={onStep}
        stored={stored}
        initialValues={base?.draft?.content ?? base ?? following(former, new Date().getFullYear())}
        save={base?.published === true && base.draft ? 'staff.draft.publish' : 'staff.save'}
        saving={create.isPending || saver.saving}
        savingDraft={saveDraft.isPending}
        {...(stored && {
          head: (fill) => (
            <RecordHead
              kind="match"
              record={stored}
              draft={base?.draft}
              discarding={discard.isPending}
              onDiscard={() => discard.mutate({ id: stored.id }, { onSuccess: begin })}
              onUse={fill}
            />
          ),
        })}
        secondary={(form, done) =>
          base?.published === true && (
            <SaveDraftButton
              form={form}
              saving={saveDraft.isPending}
              save={async (values) =>
                setBase(
                  await saveDraft.mutateAsync({
                    data: { ...bodyOf(values), id: base.id, revision: base.revision },
                  }),
                )
              }
              onSaved={done}
            />
          )
        }
        onSave={save}
        publish={(dirty, refill) =>
          stored === undefined ? (
            <p>
              <FormattedMessage id="staffMatch.saveFirst" />
            </p>
          ) : (
            <EditionPublication
              edition={stored}
              dirty={dirty}
              // The stored change is the base of the form's next save.
              onChange={(edition) => {
                setBase(edition);
                refill(edition.draft?.content ?? edition);
              }}
            />
          )
        }
      />
    </>
  );
}
