/** Pages that know a version take one that is higher by `$1` to be news. */
export const LEAP_TRANSLATION_VERSION = 'update translation_version set version = version + $1::bigint';
