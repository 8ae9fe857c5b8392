import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { sheetProblems } from '../../domain/claimImport/sheet/sheetProblem';
import { areaNames, areaOf } from '../../domain/access/areas';
import { accountRoleNames, accountRoles, roles } from '../../domain/user/roles';
import type { UserForm } from '../../domain/user/userForm';
import { placeLabel } from '../../ui/text/userText';
import { accountColumnNames, accountColumns, readAccounts, type AccountRow } from '../../domain/userImport/accountRows';
import { isolated } from '../../i18n/isolated';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { addUser } from '../../store/users/commands';
import { selectUsers } from '../../store/users/selectors';
import { FormDialog } from '../../ui/commandForm/FormDialog';
import { FileJobProgress } from '../../ui/fileJob/FileJobProgress';
import { useFileJob } from '../../ui/fileJob/useFileJob';
import { FileButton } from '../../ui/form/FileButton';
import { useFormats } from '../../ui/text/formats';
import { refusalText } from '../../ui/text/refusalText';
import { toast } from '../../ui/toast/toast';
import { loadSubcounties } from '../shared/usePlaceLists';
import { spreadsheetFiles } from '../shared/spreadsheetFiles';

/**
 * Adds the accounts of a spreadsheet, one after the other: what is stopped half-way goes on with the same file, whose first
 * rows then have an account already.
 */
export function ImportUsersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const job = useFileJob();
  const [rows, setRows] = useState<readonly AccountRow[]>();
  const [failure, setFailure] = useState<string>();
  const good = rows?.filter(({ problems }) => problems.length === 0) ?? [];
  const refused = rows?.filter(({ problems }) => problems.length > 0) ?? [];

  /** All that an account is to be, since a column that the portal does not know is left out. */
  const describe = ({ role, desks, district, workDistricts, workSubcounties }: UserForm) => {
    const accountRole = accountRoleNames.find((name) => name === role);
    const parts = [...workDistricts.filter((name) => !workSubcounties.some((code) => areaOf(code).district === name))];
    const areas = areaNames([...parts, ...workSubcounties].map(areaOf));
    return [
      accountRole && t(accountRoles[accountRole].label),
      desks.map((desk) => t(roles[desk].label)).join(', '),
      placeLabel(district, t),
      workDistricts.length > 0 && t('Works in {{areas}}', { areas }),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  const choose = (file: File) =>
    void job.run(async (task) => {
      setRows(undefined);
      setFailure(undefined);
      const { openSpreadsheet } = await import(
        /* webpackChunkName: "open-sheet" */ '../../documents/sheet/openSpreadsheet'
      );
      const reading = await openSpreadsheet(file, task);
      task.signal.throwIfAborted();
      if (!reading.ok) {
        const { code, count = 0 } = reading.problem;
        return setFailure(t(sheetProblems[code], { count }));
      }
      const taken = new Set(selectUsers(store.getState()).map(({ email }) => email.toLowerCase()));
      const sheet = reading.sheets.find(({ hidden }) => !hidden) ?? { rows: [], hiddenRows: [] };
      // Without the list a sub-county is taken as it is written.
      const subcounties = await loadSubcounties().catch(() => undefined);
      task.signal.throwIfAborted();
      const found = readAccounts(sheet, { taken, subcounties }, (words) => t(words));
      if ('rows' in found) return setRows(found.rows);
      const columns = found.missing.map((name) => t(accountColumns[name].label)).join(', ');
      setFailure(t('The first sheet lacks these columns: {{columns}}.', { columns }));
    });

  const add = () =>
    void job.run(async (task) => {
      for (const [done, { row, form }] of good.entries()) {
        task.signal.throwIfAborted();
        task.report(done, good.length, t('Adding the accounts…'));
        const result = await dispatch(addUser(form));
        if (result.ok) setRows((before) => before?.filter((one) => one.row !== row));
        if (!result.ok) {
          return setFailure(
            t('Row {{row}} was not added, nor any row after it. {{reason}}', {
              row,
              reason: refusalText(t, result.refusal, formats),
            }),
          );
        }
      }
      toast.success(t('{{count}} accounts added', { count: good.length }));
      onClose();
    });

  return (
    <FormDialog title={t('Import Accounts')} busy={job.running} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Box>
          {t('Use an Excel (.xlsx) or CSV (.csv) file with these columns: {{columns}}.', {
            columns: accountColumnNames.map((name) => t(accountColumns[name].label)).join(', '),
          })}{' '}
          {t('Separate several desks or districts with a semicolon (;). Write a sub-county as "Kasese / Muhokya".')}
        </Box>
        <Box>
          <FileButton
            label={t('Spreadsheet')}
            accept={spreadsheetFiles}
            disabled={job.running}
            icon={<UploadFileOutlined />}
            onChoose={choose}
          >
            {t('Choose file')}
          </FileButton>
        </Box>
        <FileJobProgress job={job} />
        {failure && <Alert severity="error">{failure}</Alert>}
        {rows?.length === 0 && <Alert severity="info">{t('All rows in the file are empty.')}</Alert>}
        {refused.length > 0 && (
          <Alert severity="warning">
            {t('{{count}} rows cannot be added', { count: refused.length })}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {refused.map(({ row, form, problems }) => (
                <li key={row}>
                  {t('Row {{row}}: {{name}}', { row, name: isolated(form.name || form.email) })}.{' '}
                  {problems.map(({ message, params }) => t(message, params)).join('. ')}
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {good.length > 0 && (
          <Box component="ul" aria-label={t('Accounts to add')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {good.map(({ row, form }) => (
              <Box
                component="li"
                key={row}
                sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
              >
                <strong>{isolated(form.name)}</strong> {isolated(form.email)}
                <Box sx={{ color: 'text.secondary' }}>{describe(form)}</Box>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={good.length === 0 || job.running} onClick={add}>
          {good.length > 0 ? t('Add {{count}} accounts', { count: good.length }) : t('Add accounts')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
