import type { Registration } from '../../provider';

/** What a hub says of itself before it is named. */
export interface TestedHub {
	name: string;
	registration: Registration;
	contract: number;
	/** Seconds. */
	clock_offset: number;
}
