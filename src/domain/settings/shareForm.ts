import * as v from 'valibot';

/** How a shared register is joined: the portal's own host passes the address on to the server. */
export const shareSchema = v.object({
  address: v.pipe(v.string(), v.trim(), v.regex(/^wss?:\/\/\S+$/, 'Enter an address that begins with wss:// or ws://')),
  account: v.pipe(v.string(), v.trim(), v.email('Please enter a valid email address')),
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
});

export type ShareForm = v.InferInput<typeof shareSchema>;

/** Where the server of a shared register answers on a portal's own host. @param page the address of the portal */
export const shareAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/share`;
