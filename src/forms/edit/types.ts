import type { Values } from '../migrate';
import type { EditProps } from '@slipstream/block-kit';

/** What the edit of each block of a form is given. */
export type PartProps = EditProps< Values >;

/**
 * A value as text; what is none is empty.
 *
 * @param value Any value.
 */
export const textOf = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number' ? `${ value }` : '';
