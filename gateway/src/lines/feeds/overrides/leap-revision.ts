/** Pages and gateways that know a revision take one that is higher by `$1` to be news. */
export const LEAP_OVERRIDE_REVISION = 'update override_revision set revision = revision + $1::bigint';
