/** Where a call goes: all that a page needs to know of it at run time. `{name}` in the path is a parameter. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
}
