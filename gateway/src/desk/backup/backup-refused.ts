/** Why a backup isn't made or brought back, in one plain line for the operator. What was there is as it was. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
